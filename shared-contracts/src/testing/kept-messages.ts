import {
  isTemplateContent,
  messageWriteSchema,
  type KeptIdea,
  type KeptMessage,
  type MessageContent,
  type Recommendation,
} from '@almanaque/shared-contracts/schemas';
import type { FakeRequest } from './fake-server.ts';
import { keptMessage } from './fixtures/messages.ts';
import { reply } from './reply.ts';

export interface KeptMessages {
  /** By path: '/api/v1/messages/asado/2'. What nobody ever changed is not in it. */
  readonly kept: ReadonlyMap<string, KeptMessage>;
  /** Somebody else writes it, with whatever version is there; `idea`: what only the AI knows. */
  readonly write: (
    path: string,
    content: MessageContent,
    author: string,
    idea?: Recommendation,
  ) => void;
  /**
   * The route for `GET` and `PUT /api/v1/messages/{event}/{recommendation}`, and for the ideas of
   * `GET /api/v1/messages/{event}`; what is put is by `author`.
   */
  readonly answer: (request: FakeRequest) => unknown;
}

/** Keeps messages as the server does: by event and recommendation, with versions. */
export function keptMessages(author = 'Ana Paz'): KeptMessages {
  const kept = new Map<string, KeptMessage>();
  const ideas = new Map<string, Recommendation>();
  const at = (path: string): KeptMessage => kept.get(path) ?? keptMessage();
  const write: KeptMessages['write'] = (path, content, by, idea) => {
    const version = at(path).version + 1;
    kept.set(
      path,
      keptMessage({ content, version, author: by, savedAt: '2025-09-08T18:04:00.000Z' }),
    );
    if (isTemplateContent(content)) ideas.delete(path);
    else if (idea) ideas.set(path, idea);
  };
  const ideasOf = (event: string): KeptIdea[] =>
    [...ideas]
      .filter(([path]) => path.startsWith(`${event}/`))
      .map(([path, recommendation]) => ({ recommendation, message: at(path) }));
  return {
    kept,
    write,
    answer: ({ method, path, body }) => {
      if (/\/messages\/[^/]+$/.test(path)) return { ideas: ideasOf(path) };
      if (method !== 'PUT') return { message: at(path) };
      const { version, content, idea } = messageWriteSchema.parse(body);
      if (version !== at(path).version) {
        const message = 'Otra persona lo guardó antes.';
        return reply(409, { error: 'stale_version', message, kept: at(path), sent: content });
      }
      write(path, content, author, idea);
      return { message: at(path) };
    },
  };
}
