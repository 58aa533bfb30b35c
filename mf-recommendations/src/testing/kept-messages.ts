import type { KeptMessage, MessageContent } from '@almanaque/shared-contracts';
import { json, sent, type fakeServer } from './fake-server.ts';

export const TEMPLATE: MessageContent = { edited: null, answers: {} };

/** Signs an organiser in, and keeps messages as the server does: by address, with versions. */
export function keepMessages(server: ReturnType<typeof fakeServer>) {
  const kept = new Map<string, KeptMessage>();
  const at = (path: string): KeptMessage =>
    kept.get(path) ?? { content: TEMPLATE, version: 0, author: null, savedAt: null };
  const write = (path: string, content: MessageContent, author: string) =>
    kept.set(path, {
      content,
      version: at(path).version + 1,
      author,
      savedAt: '2025-09-08T18:04:00.000Z',
    });
  server.session.mockImplementation(() =>
    json({
      session: {
        userId: 'ana',
        name: 'Ana Paz',
        email: 'ana@empresa.com.ar',
        role: 'organizador',
        expiresAt: '2025-09-08T20:00:00.000Z',
        mustChangePassword: false,
      },
    }),
  );
  server.messages.mockImplementation((call) => {
    const path = call.url.pathname;
    if (call.init.method !== 'PUT') return json({ message: at(path) });
    const { version, content } = sent(call) as { version: number; content: MessageContent };
    if (version !== at(path).version) {
      return json({ error: 'stale_version', message: 'Otra persona lo guardó.' }, 409);
    }
    write(path, content, 'Ana Paz');
    return json({ message: at(path) });
  });
  return { kept, write };
}
