/** @jest-environment ./mf-recommendations/src/testing/browser-environment.cjs */
import { linesOf } from './lines.ts';

const bodyOf = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      chunks.forEach((chunk) => controller.enqueue(chunk));
      controller.close();
    },
  });

async function read(body: ReadableStream<Uint8Array>) {
  const lines: string[] = [];
  for await (const line of linesOf(body)) lines.push(line);
  return lines;
}

test('joins what was cut, even inside a letter, and leaves blank lines out', async () => {
  const bytes = new TextEncoder().encode('mañana\n\nsábado\nfin');
  expect(await read(bodyOf(bytes.slice(0, 3), bytes.slice(3, 12), bytes.slice(12)))).toEqual([
    'mañana',
    'sábado',
    'fin',
  ]);
});

test('cancels the body when the reader leaves', async () => {
  const cancel = jest.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('a\n')),
    cancel,
  });
  for await (const line of linesOf(body)) {
    expect(line).toBe('a');
    break;
  }
  expect(cancel).toHaveBeenCalled();
});
