import type { LanguageModelMiddleware } from 'ai';
import { createJsonInText, type JsonInText } from './answer/json-in-text.ts';

/**
 * Has a model's text be its JSON alone. Local models like to reason aloud before it, and to wrap it in a
 * fence or in words, structured output or not.
 */
export const jsonAnswers = (): LanguageModelMiddleware => ({
  specificationVersion: 'v4',
  wrapStream: async ({ doStream }) => {
    const { stream, ...rest } = await doStream();
    const blocks = new Map<string, JsonInText>();
    return {
      ...rest,
      stream: stream.pipeThrough(
        new TransformStream({
          transform: (part, controller) => {
            if (part.type === 'text-delta') {
              const block = blocks.get(part.id) ?? createJsonInText();
              blocks.set(part.id, block);
              const delta = block.push(part.delta);
              if (delta !== '') controller.enqueue({ ...part, delta });
              return;
            }
            if (part.type === 'text-end') {
              const delta = blocks.get(part.id)?.end() ?? '';
              if (delta !== '') controller.enqueue({ type: 'text-delta', id: part.id, delta });
            }
            controller.enqueue(part);
          },
        }),
      ),
    };
  },
});
