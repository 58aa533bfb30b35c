import type { RemoteEntry } from './run-entry.ts';
import { createRuns } from './runs.ts';

const LIST = 'almanaque_mf_notas_chunks';
const entry = { container: 'mf_notas', url: 'https://a.example/remoteEntry.js' };

type Push = (chunk: string) => void;
interface Chunks {
  push: Push;
}

/** Runs `act` as a script from `src`. */
function asScript(src: string, act: () => void) {
  const script = document.createElement('script');
  script.src = src;
  const running = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  act();
  running.mockRestore();
}

/** As webpack does when an entry runs. */
const runWebpack = (src: string, given: string[]) =>
  asScript(src, () => {
    const chunks = (Reflect.get(window, LIST) ?? []) as Chunks;
    Reflect.set(window, LIST, chunks);
    const before = chunks.push.bind(chunks);
    chunks.push = (chunk) => {
      given.push(chunk);
      before(chunk);
    };
  });

const hand = (src: string, chunk: string) =>
  asScript(src, () => (Reflect.get(window, LIST) as Chunks).push(chunk));

let addresses: string[];
const noExpose = () => Promise.resolve();
const run = (wanted: RemoteEntry) => {
  addresses.push(wanted.url.replace(entry.url, ''));
  return Promise.resolve(noExpose);
};

beforeEach(() => {
  addresses = [];
  Reflect.deleteProperty(window, LIST);
});

test('each run is given the chunks it asked for, and the first all that carry no run’s mark', async () => {
  const [first, second, third]: [string[], string[], string[]] = [[], [], []];
  const runs = createRuns(run);
  await runs(entry);
  runWebpack(entry.url, first);
  await runs(entry);
  runWebpack(`${entry.url}?again=1`, second);
  await runs(entry);
  runWebpack(`${entry.url}?again=2`, third);
  expect(addresses).toEqual(['', '?again=1', '?again=2']);
  hand('https://a.example/mes.js?again=2', 'month of the third');
  hand('https://a.example/mes.js?again=1?anew=2', 'month of the second');
  hand('https://a.example/year.js?anew=2', 'year of the first');
  expect([first.slice(0), second, third]).toEqual([
    ['year of the first'],
    ['month of the second'],
    ['month of the third'],
  ]);
});

test('an entry that comes after that of a later run takes nothing of it, and has its own', async () => {
  const [late, next]: [string[], string[]] = [[], []];
  const runs = createRuns(run);
  void runs(entry);
  await runs(entry);
  runWebpack(`${entry.url}?again=1`, next);
  runWebpack(entry.url, late);
  hand('https://a.example/mes.js?again=1', 'month');
  hand('https://a.example/mes.js', 'late month');
  expect([late, next]).toEqual([['late month'], ['month']]);
});

test('runs of two entries know nothing of each other', async () => {
  const runs = createRuns(run);
  await runs(entry);
  await runs({ ...entry, container: 'mf_otra' });
  expect(addresses).toEqual(['', '']);
});
