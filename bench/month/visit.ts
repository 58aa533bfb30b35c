import type { Browser, CDPSession, Page } from '@playwright/test';
import { forgetNeighbours, offerAlmanaque } from './almanaque.ts';
import type { Contestant } from './contestants.ts';
import type { Place } from './driver.ts';
import { heapUse, type HeapUse } from './heap.ts';
import { rememberDay, replayDays } from './replay.ts';
import { offerStopwatch, type Awaited } from './stopwatch.ts';

/** Where and how a contestant is met. */
export interface Setting {
  readonly url: string;
  readonly slowdown: number;
  /** The first of the month it begins with. */
  readonly first: string;
  /** By month, ids of events that are seen exactly while that month is. */
  readonly witnesses: Readonly<Record<string, readonly number[]>>;
}

/** Till what follows a click (requests for neighbours, animations) is over. */
const SETTLE_MS = 120;

/** How often it looks whether something is still being fetched. */
const LOOK_MS = 50;

/** Almanaque fetches what it may need after four seconds. */
const REST_MS = 6000;

/** As long as a finger does; some take no notice of less. */
const HOLD_MS = 60;
const STEP_PATIENCE_MS = 30_000;
const SELECTION_PATIENCE_MS = 5_000;
/** A click that came to nothing is repeated, and the one that did something counts. */
const TRIES = 3;

/** A contestant's page, used as a person would, with real input. */
export class Visit {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #contestant: Contestant;
  readonly #setting: Setting;

  private constructor(page: Page, session: CDPSession, contestant: Contestant, setting: Setting) {
    this.#page = page;
    this.#session = session;
    this.#contestant = contestant;
    this.#setting = setting;
  }

  /** Opens the page; resolves with how long its first month took. */
  static async begin(
    browser: Browser,
    contestant: Contestant,
    setting: Setting,
  ): Promise<{ visit: Visit; firstMonth: number }> {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      timezoneId: 'America/Argentina/Buenos_Aires',
      locale: 'es-AR',
    });
    await page.addInitScript(offerStopwatch);
    if (contestant.page === null) await page.addInitScript(offerAlmanaque);
    const session = await page.context().newCDPSession(page);
    // Of the thread itself: what others on the machine take does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: setting.slowdown });
    const visit = new Visit(page, session, contestant, setting);
    await page.goto(setting.url, { waitUntil: 'commit' });
    const awaited = visit.#monthAwaited(setting.first.slice(0, 7));
    const firstMonth = await page.evaluate(
      (what) => window.stopwatch?.sinceBeginning(what) ?? NaN,
      awaited,
    );
    await visit.settle();
    return { visit, firstMonth };
  }

  #monthAwaited(month: string): Awaited {
    const ids = this.#contestant.showsEvents ? this.#setting.witnesses[month] : undefined;
    return { kind: 'month', month, witnesses: ids ?? null };
  }

  async settle(): Promise<void> {
    // Not by frames, which it would thereby ask for, and of which each costs who is still fetching.
    await this.#page.waitForFunction(() => !window.contestant?.isFetching?.(), null, {
      polling: LOOK_MS,
    });
    await this.#page.waitForTimeout(SETTLE_MS);
  }

  async #click({ x, y }: Place, awaited: Awaited, patience: number): Promise<number | null> {
    // There already: what follows is the click alone, and not what hovering does.
    await this.#page.mouse.move(x, y);
    await this.#page.evaluate((what) => window.stopwatch?.arm(what), awaited);
    await this.#page.mouse.down();
    await this.#page.waitForTimeout(HOLD_MS);
    await this.#page.mouse.up();
    return this.#page.evaluate((ms) => window.stopwatch?.sinceClick(ms) ?? null, patience);
  }

  /** One month on or back, to `month`: milliseconds from the click to its frame. */
  async step(way: 'next' | 'previous', month: string): Promise<number> {
    if (this.#contestant.forgets) await this.#page.evaluate(forgetNeighbours);
    const place = await this.#page.evaluate((to) => {
      const box = window.contestant?.step(to)?.getBoundingClientRect();
      return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
    }, way);
    if (!place) throw new Error(`${this.#contestant.name} offers no '${way}'`);
    const taken = await this.#click(place, this.#monthAwaited(month), STEP_PATIENCE_MS);
    if (taken === null) throw new Error(`${this.#contestant.name} does not go to ${month}`);
    return taken;
  }

  async select(date: string): Promise<number> {
    const place = await this.#page.evaluate((day) => window.contestant?.placeOf(day) ?? null, date);
    if (!place) throw new Error(`${this.#contestant.name} shows no ${date}`);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const taken = await this.#click(place, { kind: 'selected', date }, SELECTION_PATIENCE_MS);
      if (taken !== null) return taken;
    }
    throw new Error(`${this.#contestant.name} does not select ${date}`);
  }

  /** Keeps what is seen of the selected day, for `replay`. */
  async remember(): Promise<void> {
    await this.#page.evaluate(rememberDay);
  }

  /** From now on the remembered days are shown by the browser alone, without the contestant's code. */
  async replay(): Promise<void> {
    await this.#page.evaluate(replayDays);
  }

  /** Milliseconds of processor its main thread has used so far. */
  async busy(): Promise<number> {
    return (await this.#metric('TaskDuration')) * 1000;
  }

  heap(): Promise<HeapUse> {
    return heapUse(this.#session, () => this.#metric('JSHeapUsedSize'));
  }

  /** Till what the page fetches for later is there too: it is no month's. */
  async rest(): Promise<void> {
    await this.#page.waitForTimeout(REST_MS);
    await this.settle();
  }

  nodes(): Promise<number> {
    return this.#page.evaluate(() => document.querySelectorAll('*').length);
  }

  async #metric(name: string): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name)?.value ?? NaN;
  }

  async end(): Promise<void> {
    await this.#page.close();
  }
}
