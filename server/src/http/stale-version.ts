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

/** @throws {StaleVersionError} when an edit began on another `version` than the current one. */
export function requireVersion(version: number, current: { readonly version: number }): void {
  if (version !== current.version) throw new StaleVersionError(current);
}

/**
 * Answers what was written; or, when someone else wrote first, 409 with what there is now under `name`
 * and `someoneElse`, which says in Spanish what to do: nothing is overwritten unseen, and the person
 * can choose. @param also what else such an answer says.
 */
export const orStale =
  (name: string, someoneElse: string) =>
  async <Written>(reply: FastifyReply, write: Promise<Written>, also?: object) => {
    try {
      return await write;
    } catch (error) {
      if (!(error instanceof StaleVersionError)) throw error;
      const conflict = { message: someoneElse, [name]: error.current, ...also };
      return reply.code(409).send({ error: 'stale_version', ...conflict });
    }
  };

/** As `orStale`, with what was written under the same name. */
export const answerWrite =
  <Name extends string>(name: Name, someoneElse: string) =>
  <Written>(reply: FastifyReply, write: Promise<Written>, status = 200) => {
    const named = async () => {
      const written = { [name]: await write } as Record<Name, Written>;
      void reply.code(status);
      return written;
    };
    return orStale(name, someoneElse)(reply, named());
  };
