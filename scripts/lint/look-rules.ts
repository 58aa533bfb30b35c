import {
  escape,
  noCopies,
  noFederation,
  noLook,
  onlyOurs,
  pageWords,
  type Ban,
  type ImportRule,
} from './import-bans.ts';

/** No path leads out of the folder. */
const apart = (message: string): readonly Ban[] => [{ regex: '^\\.\\./', message }];

/** The same of a folder that has folders, whose files reach each other. */
const apartWithFolders = (name: string, message: string): readonly Ban[] => [
  escape('shared-ui'),
  { regex: `^(\\.\\./)+(?!${name}/)[a-z-]+/`, message },
];

/** An entry of the look's package that loads apart from the look, and so takes the look by its name. */
const entry = (
  name: string,
  paths: readonly Ban[],
  allowed: string,
  message: string,
): ImportRule => ({
  name: `shared-ui/${name}`,
  files: [`shared-ui/src/${name}/**/!(*.test).{ts,tsx}`],
  bans: [
    ...paths,
    onlyOurs(allowed, message),
    { ...noLook, message: 'The look has it.' },
    noCopies,
    noFederation,
  ],
  words: pageWords,
});

export const LOOK_RULES: readonly ImportRule[] = [
  entry(
    'form',
    apart(
      'What forms are made of takes the look by its name: by a path it would be a second copy.',
    ),
    'shared-contracts|ui',
    'Forms are made of the contract and the look.',
  ),
  entry(
    'message',
    apart('The editor of messages takes the look by its name: there is one copy.'),
    'shared-contracts|ui',
    'The editor of messages is made of the contract and the look.',
  ),
  entry(
    'screen',
    apartWithFolders(
      'screen',
      'What pages are made of takes the look and forms by their names: there is one copy.',
    ),
    'shared-contracts(/contributions)?|ui(/form)?',
    'Pages are made of the contract, the look and forms.',
  ),
  entry(
    'inspector',
    apartWithFolders(
      'inspector',
      'What looks into a page takes the look by its name: there is one copy.',
    ),
    'shared-contracts(/contributions|/known-parts)?|remote-loader(/of-page|/page|/find-fault)?|ui(/form|/message)?',
    'What looks into a page is made of the contract, the loader, the look and forms, and copies as messages do.',
  ),
  entry(
    'override',
    apartWithFolders(
      'override',
      'What tells of parts from elsewhere takes the look by its name: there is one copy.',
    ),
    'shared-contracts|remote-loader(/of-page|/page)|ui',
    'What tells of parts from elsewhere is made of the contract, the loader and the look.',
  ),
];
