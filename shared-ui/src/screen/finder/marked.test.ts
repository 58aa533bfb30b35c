import * as fc from 'fast-check';
import { marked } from './marked.ts';

const show = (title: string, text: string) =>
  marked(title, text)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Cumpleaños de María Núñez', 'mar nun', 'Cumpleaños de [Mar]ía [Núñ]ez'],
  ['Cumpleaños de María', 'ría', 'Cumpleaños de María'],
  ['Día del Trabajador', 'TRÁBAJADOR dia', '[Día] del [Trabajador]'],
  ['García-Ñandú', 'ñ', 'García-[Ñ]andú'],
  ['Nu\u0301n\u0303ez', 'nun', '[Nu\u0301n]\u0303ez'],
  ['Ana', '(ana', '[Ana]'],
])('in %s, for %s: %s', (title, text, shown) => {
  expect(show(title, text)).toBe(shown);
});

test('nothing of a title is ever lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, text) => {
      expect(
        marked(title, text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(title);
    }),
  );
});
