import { readFileSync } from 'node:fs';

/** A comment that excuses a line from a rule. ESLint is told to ignore them; oxlint has no such setting. */
const EXCUSE = /(?:oxlint|eslint)-disable/;

/** Here the words stand for what they are. */
const ABOUT_EXCUSES = 'scripts/lint/excuses.';

/** Each line with such a comment, in a sentence for who is to mend it: exceptions stand in the rules. */
export const excusesIn = (file: string, text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      EXCUSE.test(line)
        ? [`${file}:${at + 1}: una excepción va en .oxlintrc.jsonc, con su porqué.`]
        : [],
    );

/** The same of all `files`, by their paths from `root`. */
export const excuseProblems = (root: string, files: Iterable<string>): readonly string[] =>
  [...files]
    .filter((file) => !file.startsWith(ABOUT_EXCUSES))
    .flatMap((file) => excusesIn(file, readFileSync(`${root}/${file}`, 'utf8')));
