import type { FastifyReply } from 'fastify';

/** Someone else wrote since the version that was edited. `current` is how it is now, as an answer shows it. */
export class StaleVersionError extends Error {
  readonly current: { readonly version: number };

  constructor(current: { readonly version: number }) {
    super(`It is at version ${current.version}.`);
    this.name = 'StaleVersionError';
    this.current = current;
  }
}

/**
 * Answers what was written under `name`; or, when someone else wrote first, 409 with what there is
 * now under the same name and `someoneElse`, which says in Spanish what to do: nothing is overwritten
 * unseen, and the person can choose.
 */
export const answerWrite =
  <Name extends string>(name: Name, someoneElse: string) =>
  async <Written>(
    reply: FastifyReply,
    write: Promise<Written>,
    status = 200,
  ): Promise<Record<Name, Written>> => {
    const under = (value: unknown) => ({ [name]: value }) as Record<Name, Written>;
    try {
      const written = under(await write);
      void reply.code(status);
      return written;
    } catch (error) {
      if (!(error instanceof StaleVersionError)) throw error;
      void reply.code(409);
      return { error: 'stale_version', message: someoneElse, ...under(error.current) };
    }
  };
