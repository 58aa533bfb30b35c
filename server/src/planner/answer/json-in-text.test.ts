import { createJsonInText } from './json-in-text.ts';

const IDEAS = [
  { tier: 'none', title: 'Ronda con {nombre} y "comillas"' },
  { tier: 'low', title: 'Mesa [larga] \\ "}' },
];
const JSON_TEXT = JSON.stringify({ elements: IDEAS });
const LIST = JSON.stringify(IDEAS);

/** In pieces of this size, as a stream brings them. */
function read(text: string, size: number): unknown {
  const { push, end } = createJsonInText();
  let out = '';
  for (let at = 0; at < text.length; at += size) out += push(text.slice(at, at + size));
  return JSON.parse(out + end());
}

const SHAPES: readonly (readonly [string, string])[] = [
  ['as it was asked for', JSON_TEXT],
  ['pretty-printed', JSON.stringify({ elements: IDEAS }, null, 2)],
  ['as the bare list', LIST],
  ['under another name', JSON.stringify({ recomendaciones: IDEAS })],
  ['in a fence', `\`\`\`json\n${JSON_TEXT}\n\`\`\``],
  ['in a fence without a language', `\`\`\`\n${LIST}\n\`\`\``],
  ['after a think block', `<think>\nPienso en {"elements": [1]} y sigo.\n</think>\n\n${JSON_TEXT}`],
  ['after two think blocks', `\n<think>a</think>\n<Think>b</think>${JSON_TEXT}`],
  ['after an empty think block', `<think>\n\n</think>\n${JSON_TEXT}`],
  ['after a think block, in a fence', `<think>a</think>\n\`\`\`json\n${JSON_TEXT}\n\`\`\``],
  [
    'after reasoning whose start is not in the answer',
    `Veamos {"elements": []}.\n</think>${JSON_TEXT}`,
  ],
  ['between words', `Acá van, para {nombre}:\n${JSON_TEXT}\n¡Espero que sirvan!`],
  ['in a fence between words', `Claro:\n\`\`\`json\n${LIST}\n\`\`\`\nAvisame.`],
  ['with words after it', `${JSON_TEXT}\n\nElegí {nombre} porque …`],
  ['after a draft', `Borrador: {"elements": [{"tier": "none"}]}. Mejor: ${JSON_TEXT}`],
  ['beside other fields', JSON.stringify({ nota: 'Van tres', elements: IDEAS })],
];

describe.each([1, 3, 7, 10_000])('in pieces of %d', (size) => {
  it.each(SHAPES)('finds the ideas %s', (_how, text) => {
    expect(read(text, size)).toMatchObject({ elements: IDEAS });
  });
});

const LONG = 'pienso '.repeat(100_000);

it.each([
  ['reasoning', `<think>${LONG}</think>${JSON_TEXT}`],
  ['words', `${LONG}${JSON_TEXT}`],
  ['space', `${' '.repeat(500_000)}${JSON_TEXT}`],
  ['names', `{"${LONG}": 1} ${JSON_TEXT}`],
])('reads long %s once, and not again with each piece that follows', (_what, text) => {
  expect(read(text, 1)).toMatchObject({ elements: IDEAS });
});

it('gives them on as they come, also behind a think block', () => {
  const { push } = createJsonInText();
  expect(push('<think>mm')).toBe('');
  expect(push('m</think>{"elements": [{"tier"')).toBe('{"elements":[{"tier"');
  expect(push(': "none"}')).toBe(': "none"}');
});

const UNCLOSED = '{ "a '.repeat(200_000);
const NESTED = `${'{'.repeat(500_000)}${'}'.repeat(500_000)}`;

it.each([
  ['words alone', 'No sé responder eso.', 'No sé responder eso.'],
  ['reasoning that was cut', '<think>Pienso en {"elements": [', ''],
  ['nothing', '', ''],
  ['what is opened without end', UNCLOSED, UNCLOSED],
  ['what closes as it opened', NESTED, NESTED],
])('of %s there is no JSON', (_what, text, rest) => {
  const { push, end } = createJsonInText();
  expect(push(text) + end()).toBe(rest);
});
