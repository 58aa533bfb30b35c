import { classNameProblems } from './class-names.ts';

const problemsOf = (sources: Readonly<Record<string, string>>) =>
  classNameProblems(new Map(Object.entries(sources)));

const STYLE = `export const styles = { '& .note, & .row.chosen': { margin: 0 } };`;
const NOTE = `<p className="note" />;`;
const ROW = `<div className={isChosen ? 'row chosen' : 'row'} />;`;

test('what is worn and styled in one package is no problem', () => {
  expect(problemsOf({ 'mf-a/src/styles.ts': STYLE, 'mf-a/src/view.tsx': NOTE + ROW })).toEqual([]);
});

test('a class that was renamed where it is worn is missed by its style', () => {
  const view = NOTE.replace('note', 'remark') + ROW;
  expect(problemsOf({ 'mf-a/src/styles.ts': STYLE, 'mf-a/src/view.tsx': view })).toEqual([
    'mf-a/src/styles.ts: busca la clase «note», y nada se llama así.',
    'mf-a/src/view.tsx: nada busca la clase «remark»: sacala, o dale su estilo.',
  ]);
});

test('another package’s style does not reach it, that of shared-ui does', () => {
  const view = { 'mf-a/src/view.tsx': NOTE };
  const NOTHING = 'mf-a/src/view.tsx: nada busca la clase «note»: sacala, o dale su estilo.';
  const ONE = `export const styles = { '& .note': { margin: 0 } };`;
  expect(problemsOf({ ...view, 'mf-b/src/styles.ts': ONE })).toContain(NOTHING);
  expect(problemsOf({ ...view, 'shared-ui/src/styles.ts': ONE })).toEqual([]);
});

test.each([
  ['a style sheet', { 'shell/src/page.css': '.note { margin: 0 }' }],
  ['a search in the page', { 'mf-a/src/focus.ts': `frame.querySelector('.note');` }],
  ['a test of the whole', { 'e2e/journeys/a.test.ts': `page.locator('.note');` }],
])('%s looks for classes too', (_by, sources) => {
  const wearer = Object.keys(sources)[0]?.startsWith('shell') ? 'shell' : 'mf-a';
  expect(problemsOf({ ...sources, [`${wearer}/src/view.tsx`]: NOTE })).toEqual([]);
  expect(problemsOf(sources)).toHaveLength(1);
});

test('a class that is put together as it is shown is found by how it begins', () => {
  const view = { 'mf-a/src/view.tsx': '<i className={`on-${day}`} />;' };
  const style = `export const styles = { '& .on-6': { margin: 0 } };`;
  expect(problemsOf({ ...view, 'mf-a/src/styles.ts': style })).toEqual([]);
});

test('names of files, sentences and a library’s classes are none of ours', () => {
  const text = `load('./note.tsx', 'Listo .net', { '& .MuiButton-root': { margin: 0 } });`;
  expect(problemsOf({ 'mf-a/src/view.tsx': text.replace('.net', '') })).toEqual([]);
});
