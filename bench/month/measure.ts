import type { Browser } from '@playwright/test';
import type { Contestant } from './contestants.ts';
import type { HeapUse } from './heap.ts';
import { Visit, type Setting } from './visit.ts';

/** What one contestant did in one round. */
export interface Measured {
  readonly firstMonth: number;
  readonly steps: readonly number[];
  /** Of the main thread, a step. */
  readonly busy: number;
  readonly selections: readonly number[];
  /** The same days shown again by the browser alone, without code; only of ours. */
  readonly selectionsAlone: readonly number[] | null;
  readonly nodes: number;
  /** After one month and after a hundred; only where that was asked for. */
  readonly heap: { readonly one: HeapUse; readonly hundred: HeapUse } | null;
}

/** Each to a month not shown before, within the two years that have events. */
const STEPS = 12;
const SELECTED_DAYS = [8, 9, 10, 11];
/** Who takes longer than this for the steps, or for the days, is measured by fewer of them. */
const PATIENCE_MS = 8_000;
const FEWEST = 3;
/** Who takes longer than this for the hundred months is not measured by them. */
const HEAP_PATIENCE_MS = 40_000;

/** 'YYYY-MM', `months` after the month of `first`. */
export const monthAfter = (first: string, months: number): string => {
  const [year = 0, month = 0] = first.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
};

const twoDigits = (day: number): string => String(day).padStart(2, '0');

/** All that `act` takes of `items`, or as many as patience allows. */
async function whilePatient<T>(items: readonly T[], act: (item: T) => Promise<number>) {
  const taken: number[] = [];
  const started = performance.now();
  for (const item of items) {
    if (taken.length >= FEWEST && performance.now() - started > PATIENCE_MS) break;
    taken.push(await act(item));
  }
  return taken;
}

async function stepThrough(visit: Visit, first: string) {
  const months = Array.from({ length: STEPS }, (_, step) => monthAfter(first, step + 1));
  const busyBefore = await visit.busy();
  const steps = await whilePatient(months, async (month) => {
    const taken = await visit.step('next', month);
    await visit.settle();
    return taken;
  });
  const busy = ((await visit.busy()) - busyBefore) / steps.length;
  return { steps, busy, month: monthAfter(first, steps.length) };
}

const selectDays = (
  visit: Visit,
  month: string,
  onceSeen?: () => Promise<void>,
): Promise<number[]> =>
  whilePatient(SELECTED_DAYS, async (day) => {
    const taken = await visit.select(`${month}-${twoDigits(day)}`);
    await onceSeen?.();
    await visit.settle();
    return taken;
  });

/** The days as the contestant shows them, and once more by the browser alone. */
async function selectDaysTwice(visit: Visit, month: string) {
  const selections = await selectDays(visit, month, () => visit.remember());
  await visit.replay();
  return { selections, selectionsAlone: await selectDays(visit, month) };
}

/** From one month to and fro over the two years, a hundred months in all. */
async function heapAfterMonths(visit: Visit, first: string): Promise<Measured['heap']> {
  await visit.step('next', monthAfter(first, 1));
  await visit.rest();
  const one = await visit.heap();
  const started = performance.now();
  let at = 1;
  let way: 1 | -1 = 1;
  for (let months = 1; months < 100; months += 1) {
    if (performance.now() - started > HEAP_PATIENCE_MS) return null;
    if (at === 23) way = -1;
    if (at === 1) way = 1;
    at += way;
    await visit.step(way === 1 ? 'next' : 'previous', monthAfter(first, at));
  }
  await visit.settle();
  return { one, hundred: await visit.heap() };
}

export async function measure(
  browser: Browser,
  contestant: Contestant,
  setting: Setting,
  withHeap: boolean,
): Promise<Measured> {
  const { visit, firstMonth } = await Visit.begin(browser, contestant, setting);
  const nodes = await visit.nodes();
  const { steps, busy, month } = await stepThrough(visit, setting.first);
  const isOurs = contestant.role === 'ours' && !contestant.forgets && !contestant.isWhole;
  const selected = isOurs
    ? await selectDaysTwice(visit, month)
    : { selections: await selectDays(visit, month), selectionsAlone: null };
  await visit.end();
  let heap = null;
  if (withHeap) {
    const { visit: another } = await Visit.begin(browser, contestant, setting);
    heap = await heapAfterMonths(another, setting.first);
    await another.end();
  }
  return { firstMonth, steps, busy, ...selected, nodes, heap };
}
