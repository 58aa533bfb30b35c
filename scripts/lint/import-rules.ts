/**
 * Who may import whom. Each rule names the folders it holds for and what may not be imported there;
 * `eslint.config.js` turns it into lint rules, `import-rules.test.ts` proves that each one fires.
 */
export interface Ban {
  /** Tested against the import's specifier. Without slashes in character classes: see `asSelector`. */
  readonly regex: string;
  readonly message: string;
}

export interface ImportRule {
  readonly name: string;
  readonly files: readonly string[];
  readonly bans: readonly Ban[];
}

const PACKAGES = 'build|e2e|scripts|server|shell|shared-contracts|shared-ui|mf-[a-z-]+';

const escape = (name: string): Ban => ({
  regex: `^(\\.\\./)+(?!${name}/)(${PACKAGES})/`,
  message: 'A package reaches another by its name, never by a path into its folder.',
});

const onlyOurs = (allowed: string, message: string): Ban => ({
  regex: `^@almanaque/(?!(${allowed})$)`,
  message,
});

const noFederation: Ban = {
  regex: '^@module-federation/',
  message: 'The shell alone loads remotes, so it alone knows Module Federation.',
};

const noLook: Ban = {
  regex: '^@(mui|emotion)/',
  message: 'MUI and emotion come through the façade, @almanaque/ui, so that one copy serves all.',
};

const noCopies: Ban = {
  regex: '^(dayjs|zod|zustand|@tanstack)(/|$)',
  message: 'It lives inside @almanaque/shared-contracts: a second copy would be a second state.',
};

const overTheContract = onlyOurs(
  'shared-contracts|ui|ui/[a-z-]+\\.css',
  'Shell and remotes import only @almanaque/shared-contracts and @almanaque/ui, never each other.',
);

const remote = (name: string): ImportRule => ({
  name,
  files: [`${name}/src/**`],
  bans: [escape(name), overTheContract, noLook, noCopies, noFederation],
});

export const IMPORT_RULES: readonly ImportRule[] = [
  {
    name: 'shared-contracts',
    files: ['shared-contracts/src/**'],
    bans: [
      escape('shared-contracts'),
      onlyOurs('', 'The contract is what every other package imports; it imports none of them.'),
      { ...noLook, message: 'The contract has no look of its own.' },
      noFederation,
      { regex: '^zod$', message: "What the browser loads first uses zod's mini build, zod/mini." },
    ],
  },
  {
    name: 'shared-ui',
    files: ['shared-ui/src/**'],
    bans: [
      escape('shared-ui'),
      onlyOurs('shared-contracts', 'The look imports the contract and nothing else of ours.'),
      noCopies,
      noFederation,
    ],
  },
  {
    name: 'shell',
    files: ['shell/src/**'],
    bans: [escape('shell'), overTheContract, noLook, noCopies],
  },
  remote('mf-calendar'),
  remote('mf-notifications'),
  remote('mf-recommendations'),
  {
    name: 'server',
    files: ['server/src/**'],
    bans: [
      escape('server'),
      onlyOurs(
        'shared-contracts/schemas',
        'The server imports the stateless half of the contract: @almanaque/shared-contracts/schemas.',
      ),
      { regex: '^react(-dom)?(/|$)', message: 'The server renders nothing.' },
      noLook,
      noFederation,
    ],
  },
];

/** The same ban for `import()`; esquery ends its pattern at the first slash, so none is written. */
const asSelector = ({ regex, message }: Ban) => ({
  selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\u002F')}/]`,
  message,
});

/** ESLint flat configuration of the rules above. */
export const importRulesConfig = IMPORT_RULES.map(({ name, files, bans }) => ({
  name: `almanaque/imports/${name}`,
  files: [...files],
  rules: {
    'no-restricted-imports': ['error', { patterns: bans.map((ban) => ({ ...ban })) }],
    'no-restricted-syntax': ['error', ...bans.map(asSelector)],
  },
}));
