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
 * Has what the page changes of a plan by one press go one after the other. What was begun on a version that only this page
 * has changed since goes on the one it left: nobody is refused for what they did themselves. Where another
 * person wrote between, the version is as it was, and the server refuses it as ever.
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
    // Each write counts one on: more than that, and another person's is among them.
    if (plan.version === now + 1) line.made.set(now, plan.version);
    return plan;
  });
  line.last = written.catch(() => undefined);
  return written;
}
