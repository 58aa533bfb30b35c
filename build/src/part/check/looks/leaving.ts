import { countAsked, type Asked } from '../in-page/count-asked.ts';
import type { Shown } from '../stage.ts';
import type { Look } from './look.ts';

const MOUNTS = 10;
/** Until caches are filled, and what loads when first wanted is there. */
const FIRST_MOUNTS = 3;
/** What nobody looks at any more is forgotten after five minutes. */
const CACHED_MS = 300_000;

/** Of what is still reached: what only garbage holds may take more than one collection to go. */
async function listenersOf({ page }: Shown): Promise<number> {
  const session = await page.context().newCDPSession(page);
  for (let before = Infinity; ;) {
    await session.send('HeapProfiler.collectGarbage');
    const { jsEventListeners } = await session.send('Memory.getDOMCounters');
    if (jsEventListeners >= before) return before;
    before = jsEventListeners;
  }
}

async function held(shown: Shown) {
  const { page } = shown;
  return {
    listeners: await listenersOf(shown),
    around: await page.evaluate(() => window.portal.around()),
    globals: await page.evaluate(() => Object.keys(window)),
    timers: await page.evaluate((long) => {
      const { timers } = (Reflect.get(window, 'asked') as () => Asked)();
      return timers.filter((delay) => delay < long).length;
    }, CACHED_MS),
  };
}

/** It goes without leaving anything: element, timer, listener or global. */
export const leaving: Look = (contribution, stage) =>
  stage(contribution, { before: countAsked }, async (shown) => {
    const mount = (times: number) =>
      shown.page.evaluate((count) => window.portal.mountAgain(count), times);
    const wrong = [...(await mount(FIRST_MOUNTS))];
    const before = await held(shown);
    wrong.push(...(await mount(MOUNTS)));
    const after = await held(shown);
    const grew = (one: number, other: number) => other - one >= MOUNTS;
    return [
      ...new Set(wrong),
      ...(grew(before.listeners, after.listeners) ? ['al irse deja escuchas'] : []),
      ...(grew(before.timers, after.timers) ? ['al irse deja relojes andando'] : []),
      ...(before.around === after.around ? [] : ['al irse deja algo en la página']),
      ...after.globals
        .filter((name) => !before.globals.includes(name))
        .map((name) => `al irse deja una variable global: ${name}`),
    ];
  });
