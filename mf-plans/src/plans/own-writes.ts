import type { Plan } from '@almanaque/api';
import type { QueryClient } from '@almanaque/shared-contracts';

interface Line {
  /** Settles once the write before is through; it never rejects. */
  last: Promise<unknown>;
  /** What this page's own writes made of a version, with nobody else's between. */
  readonly made: Map<number, number>;
}

type Lines = Map<Plan['id'], Line>;

const linesOf = new WeakMap<QueryClient, Lines>();

function lineOf(queries: QueryClient, id: Plan['id']): Line {
  const lines: Lines = linesOf.get(queries) ?? new Map<Plan['id'], Line>();
  const line = lines.get(id) ?? { last: Promise.resolve(), made: new Map<number, number>() };
  linesOf.set(queries, lines.set(id, line));
  return line;
}

function newest(made: Line['made'], version: number): number {
  const next = made.get(version);
  return next === undefined ? version : newest(made, next);
}

/**
 * Sends what one press changes of a plan, one write after another. Where only this page has changed the
 * plan since `version`, `write` is given the version that its last write left: the server refuses nobody
 * for their own changes. Where another person has changed it, `write` is given an old version, which the
 * server refuses. Rejects as `write` does.
 */
export function writeInTurn(
  queries: QueryClient,
  { id, version }: Pick<Plan, 'id' | 'version'>,
  write: (version: number) => Promise<Plan>,
): Promise<Plan> {
  const line = lineOf(queries, id);
  const written = line.last.then(async () => {
    const now = newest(line.made, version);
    const plan = await write(now);
    // A write raises the version by one. If it rose by more, another person wrote in between.
    if (plan.version === now + 1) line.made.set(now, plan.version);
    return plan;
  });
  line.last = written.catch(() => undefined);
  return written;
}
