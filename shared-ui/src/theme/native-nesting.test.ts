import createCache, { type EmotionCache } from '@emotion/cache';
import { nestingNatively } from './native-nesting.ts';

const insertedInto = (cache: EmotionCache, styles: string, selector = '.alm-x'): string[] => {
  const rules: string[] = [];
  jest.spyOn(cache.sheet, 'insert').mockImplementation((rule) => void rules.push(rule));
  cache.insert(selector, { name: 'x', styles }, cache.sheet, true);
  return rules;
};

const NESTED = 'color:red;& .cell{margin:0;}';

describe('where the browser nests rules', () => {
  beforeEach(() => Object.assign(globalThis, { CSSNestedDeclarations: Object }));
  afterEach(() => void Reflect.deleteProperty(globalThis, 'CSSNestedDeclarations'));

  test('a class is one rule, and is inserted once', () => {
    const cache = nestingNatively(createCache({ key: 'alm' }));
    expect(insertedInto(cache, NESTED)).toEqual([`.alm-x{${NESTED}}`]);
    expect(cache.inserted).toEqual({ x: true });
  });

  test('a nested rule after a nested rule is no declaration', () => {
    const cache = nestingNatively(createCache({ key: 'alm' }));
    const styles = '& a{margin:0;}a:hover{margin:0;}@media print{margin:0;}';
    expect(insertedInto(cache, styles)).toEqual([`.alm-x{${styles}}`]);
  });

  test('what Safari knows by its prefix alone has both names', () => {
    const cache = nestingNatively(createCache({ key: 'alm' }));
    expect(insertedInto(cache, 'margin:0;user-select:none;')).toEqual([
      '.alm-x{margin:0;-webkit-user-select:none;user-select:none;}',
    ]);
  });

  test.each([
    ['color:red;@page a{margin:0;}', '.alm-x{color:red;}'],
    [
      '@media print{color:red;@page a{margin:0;}& b{top:0;}}',
      '.alm-x{@media print{color:red;& b{top:0;}}}',
    ],
  ])('a page stands by itself: %s', (styles, rest) => {
    const cache = nestingNatively(createCache({ key: 'alm' }));
    expect(insertedInto(cache, styles)).toEqual(['@page a{margin:0;}', rest]);
  });

  test.each([
    [':hover{color:red;}', '.alm-x', '.alm-x:hover{color:red;}'],
    ['color:red;::before{margin:0;}', '.alm-x', '.alm-x::before{margin:0;}'],
    ['&:hover{margin:0;}color:red;', '.alm-x', '.alm-x{color:red;}'],
    // As styles put together beforehand end.
    ['&:hover{margin:0;};color:red;', '.alm-x', '.alm-x{color:red;}'],
    [
      '@media print{& a{margin:0;}color:red;}',
      '.alm-x',
      '@media print{.alm-x{color:red;}.alm-x a{margin:0;}}',
    ],
    ['color:red;@layer a{margin:0;}', '.alm-x', '@layer a{.alm-x{margin:0;}}'],
    [':root{color:red;}', '', ':root{color:red;}'],
  ])('%s means what emotion makes of it', (styles, selector, expected) => {
    const cache = nestingNatively(createCache({ key: 'alm' }));
    expect(insertedInto(cache, styles, selector)).toContain(expected);
  });
});

test('elsewhere emotion takes rules apart', () => {
  const cache = nestingNatively(createCache({ key: 'alm' }));
  expect(insertedInto(cache, NESTED)).toEqual(['.alm-x{color:red;}', '.alm-x .cell{margin:0;}']);
});
