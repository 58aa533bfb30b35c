import { render } from '@testing-library/react';
import { FRAME_ATTRIBUTE } from '../frame/frame.ts';
import { AlmanaqueProvider } from './almanaque-provider.tsx';
import { dark, light } from './palette.ts';
import { SCHEME_ATTRIBUTE } from './tokens.ts';

jest.unmock('@emotion/sheet');

/** All rules in the page, as the browser has read them. */
const rules = (): string[] =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText);

const INK = '--alm-palette-almanaque-ink';
const said = (selector: string, color: string): string[] =>
  rules().filter(
    (rule) => rule.replace(/{\s+/, '{').startsWith(selector) && rule.includes(`${INK}: ${color};`),
  );

test('the page says once what the tokens stand for, however many parts are on it', () => {
  for (const part of ['calendario', 'campanita']) {
    render(<AlmanaqueProvider>{part}</AlmanaqueProvider>);
  }
  expect(said(`:root,[${SCHEME_ATTRIBUTE}="light"]`, light.ink)).toHaveLength(1);
  // Paper is white.
  expect(said(`@media screen {[${SCHEME_ATTRIBUTE}="dark"]`, dark.ink)).toHaveLength(1);
  expect(rules()).toContain(`[${SCHEME_ATTRIBUTE}="light"] {color-scheme: light;}`);
});

test('a frame says it of itself alone', () => {
  const frame = document.body.appendChild(document.createElement('div'));
  const before = said(':root', light.ink).length;
  render(<AlmanaqueProvider frame={frame}>agenda</AlmanaqueProvider>, { container: frame });
  expect(said(`[${FRAME_ATTRIBUTE}],[${SCHEME_ATTRIBUTE}="light"]`, light.ink)).toHaveLength(1);
  expect(said(':root', light.ink)).toHaveLength(before);
});
