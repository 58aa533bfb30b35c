import type { APIRequestContext } from '@playwright/test';
import type { RunningServer } from '../../tools/server.ts';

const DAY_MS = 86_400_000;
/** No stretch of holidays and observances is as long. */
const LOOKED_AT = 30;

const dayIn = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The first day, at least so many from now, on which the calendar has nothing: whenever a test runs, what
 * it keeps on that day stands alone there.
 */
export async function freeDay(
  request: APIRequestContext,
  { url }: RunningServer,
  atLeast: number,
): Promise<string> {
  const candidates = Array.from({ length: LOOKED_AT }, (_, more) => dayIn(atLeast + more));
  const range = `from=${candidates[0]}&to=${candidates.at(-1)}`;
  const answer = await request.get(`${url}/api/v1/calendar?${range}`);
  const { days } = (await answer.json()) as { readonly days: readonly { readonly date: string }[] };
  const taken = days.map(({ date }) => date);
  const free = candidates.find((date) => !taken.includes(date));
  if (free === undefined) throw new Error(`Something is on every day of ${range}.`);
  return free;
}
