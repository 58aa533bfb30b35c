import { setTimeout as sleep } from 'node:timers/promises';

const COUNT = 6;
const AFTER_REFUSAL_MS = 10;

export interface Writers {
  /** Titles of what was acknowledged, in order. */
  readonly kept: readonly string[];
  /** How often each status other than success came; 0: no answer at all. */
  readonly refusals: ReadonlyMap<number, number>;
  /** Resolves once the last of them was answered. */
  readonly end: () => Promise<void>;
}

/** Six that write one event after another, until they are ended, with titles that nobody else has. */
export function startWriters(
  url: string,
  headers: Readonly<Record<string, string>>,
  titles: string,
): Writers {
  const kept: string[] = [];
  const refusals = new Map<number, number>();
  let isOver = false;
  const write = async (writer: number) => {
    for (let count = 0; !isOver; count += 1) {
      const title = `${titles} ${writer}-${count}`;
      const status = await fetch(`${url}/api/v1/events`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ title, date: '2026-11-10' }),
      }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      if (status === 201) kept.push(title);
      else {
        refusals.set(status, (refusals.get(status) ?? 0) + 1);
        await sleep(AFTER_REFUSAL_MS);
      }
    }
  };
  const running = Array.from({ length: COUNT }, (_, writer) => write(writer));
  return {
    kept,
    refusals,
    async end() {
      isOver = true;
      await Promise.all(running);
    },
  };
}

/** Resolves once that many more were acknowledged. */
export async function moreKept({ kept }: Writers, more: number): Promise<void> {
  const until = kept.length + more;
  while (kept.length < until) await sleep(2);
}
