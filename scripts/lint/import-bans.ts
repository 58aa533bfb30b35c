/** What may not be imported or said, each with its reason: who may not stands in `import-rules.ts`. */

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

export const escape = (name: string): Ban => ({
  regex: `^(\\.\\./)+(?!${name}/)(${PACKAGES})/`,
  message: 'A package reaches another by its name, never by a path into its folder.',
});

export const onlyOurs = (allowed: string, message: string): Ban => ({
  regex: `^@almanaque/(?!(${allowed})$)`,
  message,
});

const ONLY_THE_LOADER =
  '@almanaque/remote-loader alone loads remotes, so it alone knows Module Federation.';

export const noFederation: Ban = {
  regex: '^@module-federation/',
  message: ONLY_THE_LOADER,
};

/** How Module Federation is reached without importing anything: webpack's names, the page's scope. */
export const noFederationWords: readonly WordBan[] = [
  'Identifier[name=/^__webpack_(init_sharing|share_scopes)__$/]',
  "Literal[value='almanaque.share-scope.v1']",
  // An entry is a script of its own: whoever runs one knows what it leaves.
  "CallExpression[callee.property.name='createElement'] > Literal[value='script']",
].map((selector) => ({ selector, message: ONLY_THE_LOADER }));

export const unsaidQuery: WordBan = {
  selector: "ObjectExpression:has(> Property[key.name='queryFn']):not(:has(> SpreadElement))",
  message:
    'A query says what has it read again and who may see it: followed(), privately(), inSession() or publicly().',
};

const invalidatedByHand: WordBan = {
  selector: "CallExpression[callee.property.name='invalidateQueries']",
  message: 'Say what changed(): each query says by itself what it follows.',
};

export const pageWords = [...noFederationWords, unsaidQuery, invalidatedByHand];

export const noPartNames: readonly WordBan[] = [
  ':not(ImportDeclaration, ImportExpression) > Literal[value=/mf-(?!manifest)[a-z]/]',
  'TemplateElement[value.raw=/mf-(?!manifest)[a-z]/]',
].map((selector) => ({
  selector,
  message: 'The shell names no part: what a part brings is in its manifest.',
}));

export const noLook: Ban = {
  regex: '^@(mui|emotion)/',
  message: 'MUI and emotion come through the façade, @almanaque/ui, so that one copy serves all.',
};

export const noCopies: Ban = {
  regex: '^(dayjs|zod|zustand|@tanstack)(/|$)',
  message: 'It lives inside @almanaque/shared-contracts: a second copy would be a second state.',
};

export const noTestCode: Ban = {
  regex: '^\\.\\.?/(.*/)?testing/',
  message: 'What helps tests is imported by tests alone: none of it is published.',
};

export const testFilesOf = (name: string): readonly string[] => [
  `${name}/src/**/*.test.{ts,tsx}`,
  `${name}/src/**/testing/**`,
];

/** A folder's rule, and that of its tests, which may use the test kit besides. */
export const withTests = (
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

/** Jest links a module that waits, and all that import it, one by one: half a second more of each test file. */
export const noAwaitedExport = {
  selector: 'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > AwaitExpression',
  message:
    'What imports this would have to wait too: hand over a function, or what is there at once.',
};
