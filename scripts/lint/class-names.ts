import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** The text of each source that a browser gets, by its path from the root of the house. */
export type BrowserSources = ReadonlyMap<string, string>;

/** What the sources of one package say of classes. */
interface Classes {
  /** Those that a style or a search in the page names, each with the first file that does. */
  readonly sought: Map<string, string>;
  /** Those that a `className` gives as they stand, each with the first file that does. */
  readonly given: Map<string, string>;
  /** Every word of every text that is no selector: a class may be put together of them. */
  readonly words: Set<string>;
}

/** What every other package shows, and styles for them. */
const SHARED = 'shared-ui';
/** The browser's tests look for classes in what all packages show. */
const TESTS = 'e2e';
/** Reads what the packages that run in a browser are written as, and the tests of the whole. */
export function readBrowserSources(root: string): BrowserSources {
  const inPages = globSync(`{shell,mf-*,${SHARED}}/src/**/*.{ts,tsx,css,html}`, {
    cwd: root,
    exclude: ['**/*.test.*', '**/testing/**'],
  });
  const inTests = globSync(`${TESTS}/**/*.ts`, {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  });
  const files = [...inPages, ...inTests].map((file) => file.replaceAll('\\', '/'));
  return new Map(files.map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')]));
}

/** Ours are in small letters: those of a library, as MUI's, are its own concern. */
const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-z][a-z\d-]*)(?![\w-])/g)].map(([, name = '']) => name);

const wordsOf = (text: string): string[] => text.split(/[^\w-]+/).filter(Boolean);

/** '& .note, & .soft', '&.wide', '.agenda [tabindex]'; no file name and no sentence. */
const isSelector = (text: string): boolean =>
  /^(&|\.[a-z])|[\s,(]\.[a-z]/.test(text) && !/\.(tsx?|json|css|js)\b/.test(text);

/** The text of a string, or of a template with a blank for what is put in; null: it is neither. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join(' ');
}

const isClassName = (node: ts.Node): boolean =>
  ts.isJsxAttribute(node.parent) && node.parent.name.getText() === 'className';

function readTypeScript(file: string, text: string, into: Classes): void {
  const visit = (node: ts.Node): void => {
    const written = ts.isJsxText(node) ? null : textOf(node);
    if (written !== null && isSelector(written)) note(into.sought, classesOf(written), file);
    else if (written !== null) {
      for (const word of wordsOf(written)) into.words.add(word);
      if (isClassName(node)) note(into.given, wordsOf(written), file);
    } else if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
      // A table of classes by condition has them as its keys.
      into.words.add(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
}

function note(names: Map<string, string>, found: readonly string[], file: string): void {
  for (const name of found) if (!names.has(name)) names.set(name, file);
}

/** What the sources say, by package. */
function readClasses(sources: BrowserSources): ReadonlyMap<string, Classes> {
  const packages = new Map<string, Classes>();
  for (const [file, text] of sources) {
    const name = file.slice(0, file.indexOf('/'));
    const classes = packages.get(name) ?? { sought: new Map(), given: new Map(), words: new Set() };
    packages.set(name, classes);
    if (file.endsWith('.css')) note(classes.sought, classesOf(text), file);
    else if (file.endsWith('.html')) {
      for (const [, given = ''] of text.matchAll(/class="([^"]*)"/g)) {
        for (const word of wordsOf(given)) classes.words.add(word);
      }
    } else readTypeScript(file, text, classes);
  }
  return packages;
}

/** Whether `words` have the class, or what begins it and is completed when it is shown: 'titles-'. */
const has = (words: ReadonlySet<string>, name: string): boolean =>
  words.has(name) || words.has(name.replace(/[^-]+$/, ''));

/**
 * Classes of which the style and what is to wear it went apart, each in a sentence for who is to mend it: a
 * style for what nothing is called, and a `className` that nothing looks for. A package finds its classes in
 * itself or in `shared-ui`; that one, and the tests of the whole, find them anywhere.
 */
export function classNameProblems(sources: BrowserSources): readonly string[] {
  const packages = readClasses(sources);
  const all = [...packages.values()];
  const shared = packages.get(SHARED);
  const tests = packages.get(TESTS);
  const problems: string[] = [];
  for (const [name, own] of packages) {
    const wearers = name === SHARED || name === TESTS ? all : [own, ...(shared ? [shared] : [])];
    const seekers = [...wearers, ...(tests ? [tests] : [])];
    for (const [one, file] of own.sought) {
      if (wearers.some(({ words }) => has(words, one))) continue;
      problems.push(`${file}: busca la clase «${one}», y nada se llama así.`);
    }
    for (const [one, file] of own.given) {
      if (seekers.some(({ sought }) => sought.has(one))) continue;
      problems.push(`${file}: nada busca la clase «${one}»: sacala, o dale su estilo.`);
    }
  }
  return problems;
}
