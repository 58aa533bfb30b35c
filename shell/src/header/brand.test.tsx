import { AlmanaqueProvider } from '@almanaque/ui';
import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Brand } from './brand.tsx';

jest.unmock('@emotion/sheet');

const read = (file: string): string => readFileSync(path.join(__dirname, file), 'utf8');

/** Without what only lays out the source. */
const markup = (element: Element | null | undefined): string | undefined =>
  element?.innerHTML.replace(/>\s+</g, '><').trim();

test('the document shows the same name, tagline and logo before any script runs', () => {
  const written = new DOMParser().parseFromString(read('../index.html'), 'text/html');
  const { container } = render(<Brand />);
  for (const part of ['.logo', '.brand']) {
    const shown = markup(container.querySelector(part));
    expect(shown).toBeTruthy();
    expect(markup(written.querySelector(`#root .shell-page > .masthead > ${part}`))).toBe(shown);
  }
});

test('it shows them in the colours of the theme', () => {
  render(<AlmanaqueProvider>{null}</AlmanaqueProvider>);
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText.toLowerCase()),
  );
  const ruleOf = (scheme: string) =>
    rules.find((rule) => rule.includes(`="${scheme}"]`) && rule.includes('--alm-palette')) ?? '';
  const pattern = /^ {2}(?<name>--alm-[-\w]+): light-dark\((?<light>.+), (?<dark>.+)\);$/gm;
  const colors = [...read('../page/page-styles.css').toLowerCase().matchAll(pattern)];
  expect(colors).toHaveLength(6);
  for (const { groups } of colors) {
    expect(ruleOf('light')).toContain(`${groups?.['name']}: ${groups?.['light']};`);
    expect(ruleOf('dark')).toContain(`${groups?.['name']}: ${groups?.['dark']};`);
  }
});
