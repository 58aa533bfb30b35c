import {
  escape,
  noAwaitedExport,
  noCopies,
  noFederation,
  noFederationWords,
  noLook,
  noPartNames,
  noTestCode,
  onlyOurs,
  pageWords,
  testFilesOf,
  unsaidQuery,
  withTests,
  type Ban,
  type ImportRule,
} from './import-bans.ts';
import { LOOK_RULES } from './look-rules.ts';

const OVER_THE_CONTRACT =
  'Shell and remotes import only @almanaque/shared-contracts and @almanaque/ui, never each other.';

const PAGE =
  'shared-contracts(/(contributions|event-draft|ideas|known-parts|marks|move|removal|words))?|ui|ui/(alone|element|form|inspector|message|screen)|ui/[a-z-]+\\.css';

const remote = (name: string, allowed = PAGE): readonly ImportRule[] =>
  withTests(name, allowed, OVER_THE_CONTRACT, [noLook, noCopies, noFederation]);

const CONTRACT: readonly Ban[] = [
  escape('shared-contracts'),
  onlyOurs('', 'The contract is what every other package imports; it imports none of them.'),
  { ...noLook, message: 'The contract has no look of its own.' },
  noFederation,
  { regex: '^zod$', message: "What the browser loads first uses zod's mini build, zod/mini." },
];

/**
 * Who may import whom. Each rule names the folders it holds for and what may not be imported there;
 * `eslint.config.js` turns it into lint rules, `import-rules.test.ts` proves that each one fires.
 */
export const IMPORT_RULES: readonly ImportRule[] = [
  {
    name: 'shared-contracts',
    files: ['shared-contracts/src/**'],
    bans: [...CONTRACT, noTestCode],
    words: [...noFederationWords, unsaidQuery],
  },
  { name: 'shared-contracts/tests', files: testFilesOf('shared-contracts'), bans: CONTRACT },
  {
    name: 'shared-contracts/testing',
    files: ['shared-contracts/src/testing/**'],
    bans: [
      {
        regex: '^\\.\\./',
        message:
          'The test kit takes the contract by its name: by a path it would be a second copy.',
      },
      onlyOurs(
        'api|remote-loader(/testing)?|shared-contracts(/(contributions|schemas|testing))?',
        'The test kit imports the contract, the loader, and what the calendar asks of administration.',
      ),
      noLook,
      noFederation,
      {
        regex: '^(@jest|@testing-library|vitest|node:)',
        message: 'The test kit runs under any test runner, and in a browser.',
      },
    ],
    words: noFederationWords,
  },
  ...withTests(
    'remote-loader',
    'shared-contracts(/contributions|/known-parts)?',
    'The loader imports the contract and nothing else of ours.',
    [
      noLook,
      noCopies,
      { regex: '^react(-dom)?(/|$)', message: 'React may be what does not come.' },
      { regex: '^@module-federation/', message: 'Every portal would carry that runtime, too.' },
    ],
    [],
  ),
  ...withTests(
    'shared-ui',
    'shared-contracts(/contributions)?|remote-loader(/find-fault|/of-page)?',
    'The look imports the contract and the loader, and nothing else of ours.',
    [noCopies, noFederation],
  ),
  ...LOOK_RULES,
  ...withTests(
    'api',
    'shared-contracts/(schemas|words)',
    'Bodies and answers are made of the stateless half of the contract and of nothing else of ours.',
    [
      { regex: '^react(-dom)?(/|$)', message: 'The server reads it too, and renders nothing.' },
      noLook,
      noFederation,
      { regex: '^zod$', message: "The screens load zod's mini build, zod/mini." },
    ],
  ),
  // Administration is the shell's: its screens, which load when asked for, know what the server says.
  ...withTests(
    'shell',
    `${PAGE}|ui/override|api|remote-loader(/of-page|/page)?`,
    OVER_THE_CONTRACT,
    [noLook, noCopies, noFederation],
    [...pageWords, ...noPartNames],
  ),
  ...remote('mf-calendar'),
  ...remote('mf-notifications'),
  ...remote('mf-recommendations'),
  // What they send and receive, only organisers do: it is in the bodies and answers of administration.
  ...remote('mf-plans', `${PAGE}|api`),
  ...remote('mf-people', `${PAGE}|api`),
  ...remote('mf-admin', `${PAGE}|api`),
  {
    name: 'server',
    files: ['server/src/**'],
    bans: [
      escape('server'),
      onlyOurs(
        'api|shared-contracts/(contributions|known-parts|schemas)',
        'The server imports @almanaque/api and the stateless half of the contract: @almanaque/shared-contracts/schemas.',
      ),
      { regex: '^react(-dom)?(/|$)', message: 'The server renders nothing.' },
      noLook,
      noFederation,
    ],
    words: [noAwaitedExport],
  },
  // The commands of `scripts/` run the tests and the benches; what both use is in `tools/`.
  {
    name: 'tools',
    files: ['tools/**'],
    bans: [
      {
        regex: '^(\\.\\./)+(scripts|e2e|bench)/',
        message: 'Scripts, tests and benches use tools/.',
      },
    ],
  },
  {
    name: 'e2e and bench',
    files: ['e2e/**', 'bench/**'],
    bans: [
      {
        regex: '^(\\.\\./)+scripts/',
        message: 'What tests and benches share with scripts/ is in tools/.',
      },
      {
        regex: '^(\\.\\./)+(e2e|bench)/',
        message: 'Tests and benches share tools/, not each other.',
      },
    ],
  },
];

/** The same ban for `import()`; esquery ends its pattern at the first slash, so none is written. */
const asSelector = ({ regex, message }: Ban) => ({
  selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\u002F')}/]`,
  message,
});

/** ESLint flat configuration of the rules above. */
export const importRulesConfig = IMPORT_RULES.map(({ name, files, bans, words = [] }) => ({
  name: `almanaque/imports/${name}`,
  files: [...files],
  rules: {
    'no-restricted-imports': ['error', { patterns: bans.map((ban) => ({ ...ban })) }],
    'no-restricted-syntax': ['error', ...bans.map(asSelector), ...words],
  },
}));
