import { globSync, readFileSync } from 'node:fs';

/** A comment by which a line excuses itself from a rule. ESLint is told to heed none; oxlint cannot be told. */
const EXCUSE = /(?:oxlint|eslint)-disable/;

/** Lines that excuse themselves, each in a sentence for who is to mend it: what is excused stands in the rules. */
export const excusesIn = (file: string, text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      EXCUSE.test(line)
        ? [`${file}:${at + 1}: una excepción va en .oxlintrc.jsonc, con su porqué.`]
        : [],
    );

/** The same of every source below `root`. */
export const excuseProblems = (root: string): readonly string[] =>
  globSync('*/**/*.{ts,tsx,js,mjs,cjs}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist', '**/temp', 'data', 'scripts/lint'],
  }).flatMap((file) =>
    excusesIn(file.replaceAll('\\', '/'), readFileSync(`${root}/${file}`, 'utf8')),
  );
