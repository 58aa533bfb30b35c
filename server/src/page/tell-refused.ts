import type { RefusedContribution } from '@almanaque/shared-contracts/contributions';
import type { FastifyBaseLogger } from 'fastify';

/** What the registry itself says is no news to whoever writes it. */
const BY_THE_OPERATOR = ['hidden', 'replaced'];

/** Tells the log of what parts bring and stands nowhere, of each once for as long as it goes on. */
export function tellRefused(
  log: FastifyBaseLogger,
): (refused: readonly RefusedContribution[]) => void {
  let told = new Set<string>();
  return (refused) => {
    const now = new Set<string>();
    for (const { part, id, code, field } of refused) {
      if (BY_THE_OPERATOR.includes(code)) continue;
      const key = [part, id, code, field].join(' ');
      now.add(key);
      if (told.has(key)) continue;
      const what =
        code === 'not-brought'
          ? 'the registry names what a part does not bring'
          : 'what a part brings has no place';
      log.warn({ part, contribution: id, reason: code, field }, what);
    }
    told = now;
  };
}
