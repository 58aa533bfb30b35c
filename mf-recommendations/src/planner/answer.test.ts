import { aiThree } from '../testing/fixtures.ts';
import {
  DEFAULT_MESSAGE,
  INVALID_MESSAGE,
  parseAnswer,
  parseLine,
  refusalMessage,
} from './answer.ts';

describe('a plain answer', () => {
  test('gives its recommendations', () => {
    expect(parseAnswer({ recommendations: aiThree })).toEqual(aiThree);
    expect(parseAnswer({ error: null, recommendations: [] })).toEqual([]);
  });

  test.each([
    ['has an error', { error: 'x', recommendations: aiThree }],
    ['has no list', {}],
    ['has something else for a list', { recommendations: 'tres' }],
    ['has no idea that fits', { recommendations: [{ ...aiThree[0], title: '' }] }],
    ['is nothing', null],
    ['is text', '<html>'],
  ])('that %s is refused', (_what, body) => {
    expect(() => parseAnswer(body)).toThrow(INVALID_MESSAGE);
  });
});

describe('a line', () => {
  test('gives a recommendation, or says that it was the last', () => {
    const [recommendation] = aiThree;
    expect(parseLine(JSON.stringify({ type: 'recommendation', recommendation }))).toEqual({
      kind: 'recommendation',
      item: recommendation,
    });
    expect(parseLine('{"type":"done"}')).toEqual({ kind: 'done' });
  });

  test('that tells of an error throws its message', () => {
    expect(() => parseLine('{"type":"error","error":"La IA tardó demasiado."}')).toThrow(
      'La IA tardó demasiado.',
    );
  });

  test.each(['{"type":', '{"type":"recommendation"}', '{"type":"otra cosa"}', '[]'])(
    '%s is refused',
    (line) => {
      expect(() => parseLine(line)).toThrow(INVALID_MESSAGE);
    },
  );
});

test('a refusal speaks by its message, else by its error, else by the default', () => {
  expect(refusalMessage({ error: 'off', message: 'Está apagada.' })).toBe('Está apagada.');
  expect(refusalMessage({ error: 'Está apagada.' })).toBe('Está apagada.');
  expect(refusalMessage({ error: 503, message: '' })).toBe(DEFAULT_MESSAGE);
  expect(refusalMessage(null)).toBe(DEFAULT_MESSAGE);
});
