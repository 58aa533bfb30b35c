/**
 * Who may import whom. Each rule names the folders it holds for and what may not be imported there;
 * `eslint.config.js` turns it into lint rules, `import-rules.test.ts` proves that each one fires.
 */
export interface Ban {
  /** Tested against the import's specifier. Without slashes in character classes: see `asSelector`. */
  readonly regex: string;
  readonly message: string;
}

/** What code may not say, whatever it imports. */
export interface WordBan {
  /** An esquery selector. */
  readonly selector: string;
  readonly message: string;
}

export interface ImportRule {
  readonly name: string;
  readonly files: readonly string[];
  readonly bans: readonly Ban[];
  readonly words?: readonly WordBan[];
}

const PACKAGES =
  'api|bench|build|e2e|remote-loader|scripts|server|shell|shared-contracts|shared-ui|tools|mf-[a-z-]+';

const escape = (name: string): Ban => ({
  regex: `^(\\.\\./)+(?!${name}/)(${PACKAGES})/`,
  message: 'A package reaches another by its name, never by a path into its folder.',
});

const onlyOurs = (allowed: string, message: string): Ban => ({
  regex: `^@almanaque/(?!(${allowed})$)`,
  message,
});

const ONLY_THE_LOADER =
  '@almanaque/remote-loader alone loads remotes, so it alone knows Module Federation.';

const noFederation: Ban = {
  regex: '^@module-federation/',
  message: ONLY_THE_LOADER,
};

/** How Module Federation is reached without importing anything: webpack's names, the page's scope. */
const noFederationWords: readonly WordBan[] = [
  'Identifier[name=/^__webpack_(init_sharing|share_scopes)__$/]',
  "Literal[value='almanaque.share-scope.v1']",
  // An entry is a script of its own: whoever runs one knows what it leaves.
  "CallExpression[callee.property.name='createElement'] > Literal[value='script']",
].map((selector) => ({ selector, message: ONLY_THE_LOADER }));

const unsaidQuery: WordBan = {
  selector: "ObjectExpression:has(> Property[key.name='queryFn']):not(:has(> SpreadElement))",
  message:
    'A query says what has it read again and who may see it: followed(), privately(), inSession() or publicly().',
};

const invalidatedByHand: WordBan = {
  selector: "CallExpression[callee.property.name='invalidateQueries']",
  message: 'Say what changed(): each query says by itself what it follows.',
};

const pageWords = [...noFederationWords, unsaidQuery, invalidatedByHand];

const noPartNames: readonly WordBan[] = [
  ':not(ImportDeclaration, ImportExpression) > Literal[value=/mf-(?!manifest)[a-z]/]',
  'TemplateElement[value.raw=/mf-(?!manifest)[a-z]/]',
].map((selector) => ({
  selector,
  message: 'The shell names no part: what a part brings is in its manifest.',
}));

const noLook: Ban = {
  regex: '^@(mui|emotion)/',
  message: 'MUI and emotion come through the façade, @almanaque/ui, so that one copy serves all.',
};

const noCopies: Ban = {
  regex: '^(dayjs|zod|zustand|@tanstack)(/|$)',
  message: 'It lives inside @almanaque/shared-contracts: a second copy would be a second state.',
};

const noTestCode: Ban = {
  regex: '^\\.\\.?/(.*/)?testing/',
  message: 'What helps tests is imported by tests alone: none of it is published.',
};

const OVER_THE_CONTRACT =
  'Shell and remotes import only @almanaque/shared-contracts and @almanaque/ui, never each other.';

const PAGE =
  'shared-contracts(/(contributions|event-draft|ideas|known-parts|marks|move|removal|words))?|ui|ui/(alone|element|form|inspector|message|screen)|ui/[a-z-]+\\.css';

const testFilesOf = (name: string): readonly string[] => [
  `${name}/src/**/*.test.{ts,tsx}`,
  `${name}/src/**/testing/**`,
];

/** A folder's rule, and that of its tests, which may use the test kit besides. */
const withTests = (
  name: string,
  allowed: string,
  message: string,
  others: readonly Ban[],
  words: readonly WordBan[] = pageWords,
): readonly ImportRule[] => [
  {
    name,
    files: [`${name}/src/**`],
    bans: [escape(name), onlyOurs(allowed, message), noTestCode, ...others],
    words,
  },
  {
    name: `${name}/tests`,
    files: testFilesOf(name),
    bans: [
      escape(name),
      onlyOurs(`${allowed}|(shared-contracts|remote-loader)/testing`, message),
      ...others,
    ],
  },
];

const remote = (name: string, allowed = PAGE): readonly ImportRule[] =>
  withTests(name, allowed, OVER_THE_CONTRACT, [noLook, noCopies, noFederation]);

const CONTRACT: readonly Ban[] = [
  escape('shared-contracts'),
  onlyOurs('', 'The contract is what every other package imports; it imports none of them.'),
  { ...noLook, message: 'The contract has no look of its own.' },
  noFederation,
  { regex: '^zod$', message: "What the browser loads first uses zod's mini build, zod/mini." },
];

/** Jest links a module that waits, and all that import it, one by one: half a second more of each test file. */
const noAwaitedExport = {
  selector: 'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > AwaitExpression',
  message:
    'What imports this would have to wait too: hand over a function, or what is there at once.',
};

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
  {
    name: 'shared-ui/form',
    files: ['shared-ui/src/form/**/!(*.test).{ts,tsx}'],
    bans: [
      {
        regex: '^\\.\\./',
        message:
          'What forms are made of takes the look by its name: by a path it would be a second copy.',
      },
      onlyOurs('shared-contracts|ui', 'Forms are made of the contract and the look.'),
      { ...noLook, message: 'The look has it.' },
      noCopies,
      noFederation,
    ],
    words: pageWords,
  },
  {
    name: 'shared-ui/message',
    files: ['shared-ui/src/message/**/!(*.test).{ts,tsx}'],
    bans: [
      {
        regex: '^\\.\\./',
        message: 'The editor of messages takes the look by its name: there is one copy.',
      },
      onlyOurs(
        'shared-contracts|ui',
        'The editor of messages is made of the contract and the look.',
      ),
      { ...noLook, message: 'The look has it.' },
      noCopies,
      noFederation,
    ],
    words: pageWords,
  },
  {
    name: 'shared-ui/screen',
    files: ['shared-ui/src/screen/**/!(*.test).{ts,tsx}'],
    bans: [
      escape('shared-ui'),
      {
        regex: '^(\\.\\./)+(?!screen/)[a-z-]+/',
        message:
          'What pages are made of takes the look and forms by their names: there is one copy.',
      },
      onlyOurs(
        'shared-contracts(/contributions)?|ui(/form)?',
        'Pages are made of the contract, the look and forms.',
      ),
      { ...noLook, message: 'The look has it.' },
      noCopies,
      noFederation,
    ],
    words: pageWords,
  },
  {
    name: 'shared-ui/inspector',
    files: ['shared-ui/src/inspector/**/!(*.test).{ts,tsx}'],
    bans: [
      escape('shared-ui'),
      {
        regex: '^(\\.\\./)+(?!inspector/)[a-z-]+/',
        message: 'What looks into a page takes the look by its name: there is one copy.',
      },
      onlyOurs(
        'shared-contracts(/contributions|/known-parts)?|remote-loader(/of-page|/page|/find-fault)?|ui(/form|/message)?',
        'What looks into a page is made of the contract, the loader, the look and forms, and copies as messages do.',
      ),
      { ...noLook, message: 'The look has it.' },
      noCopies,
      noFederation,
    ],
    words: pageWords,
  },
  {
    name: 'shared-ui/override',
    files: ['shared-ui/src/override/**/!(*.test).{ts,tsx}'],
    bans: [
      escape('shared-ui'),
      {
        regex: '^(\\.\\./)+(?!override/)[a-z-]+/',
        message:
          'What tells of parts from elsewhere takes the look by its name: there is one copy.',
      },
      onlyOurs(
        'shared-contracts|remote-loader(/of-page|/page)|ui',
        'What tells of parts from elsewhere is made of the contract, the loader and the look.',
      ),
      { ...noLook, message: 'The look has it.' },
      noCopies,
      noFederation,
    ],
    words: pageWords,
  },
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
