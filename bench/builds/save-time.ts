import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../support/statistics.ts';
import type { Watched } from './pages.ts';

const SAVES = 5;
const SHOWN_MS = 30_000;

/** Between a save and the next: what the one before began is over by then. */
const PAUSE_MS = 500;

let saved = 0;

/** From the save to the frame in which the page shows it, reloaded or not; in milliseconds. */
async function saveOnce({ page, file }: Watched): Promise<number> {
  saved += 1;
  const mark = `№${saved}`;
  const begun = Date.now();
  file.save(mark);
  const shown = await page.waitForFunction(
    (awaited) => document.body.textContent.includes(awaited) && Date.now(),
    mark,
    { polling: 'raf', timeout: SHOWN_MS },
  );
  const at = Number(await shown.jsonValue());
  await sleep(PAUSE_MS);
  return at - begun;
}

/** The median of some saves, after one that makes everything ready for them. */
export async function saveTime(watched: Watched): Promise<number> {
  await saveOnce(watched);
  const times: number[] = [];
  while (times.length < SAVES) times.push(await saveOnce(watched));
  return median(times);
}
