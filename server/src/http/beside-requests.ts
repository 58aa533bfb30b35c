import type { FastifyInstance } from 'fastify';

/**
 * Work that nobody waits for but a server that stops. At the start it may have to wait for another write,
 * for longer than a server may take to be ready.
 * @param failure What the log says when it failed; it is tried again another time.
 * @returns what begins it.
 */
export function besideRequests(
  app: FastifyInstance,
  work: () => Promise<unknown>,
  failure: string,
): () => void {
  let running: Promise<unknown> = Promise.resolve();
  app.addHook('onClose', async () => {
    await running;
  });
  return () => {
    running = work().catch((err: unknown) => {
      app.log.error({ err }, failure);
    });
  };
}
