/**
 * The fake provider by itself, for browser tests and for trying Almanaque without a real one:
 *
 *   node server/src/planner/testing/fake-provider-main.ts --port 4700 --mode good
 *
 * A PUT to /mode/<name> changes the mode while it runs.
 */
import { parseArgs } from 'node:util';
import { startFakeProvider, type Reply } from './fake-provider.ts';

/** Slow enough to see the cards fill one by one. */
const READABLE = { size: 60, pauseMs: 12 };

const MODES: Readonly<Record<string, Reply>> = {
  good: { kind: 'answer', pace: READABLE },
  slow: { kind: 'answer', pace: READABLE, delayMs: 4_000 },
  hang: { kind: 'hang' },
  fail: { kind: 'status', status: 500 },
  busy: { kind: 'status', status: 429, headers: { 'retry-after': '30' } },
  bad: { kind: 'answer', text: 'No sé responder eso.' },
  cut: { kind: 'cut', after: 1_200 },
};

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4700' },
    mode: { type: 'string', default: 'good' },
  },
});

const modeNamed = (name: string): Reply => {
  const reply = MODES[name];
  if (reply === undefined) {
    throw new Error(`No hay un modo «${name}»: elegí entre ${Object.keys(MODES).join(', ')}.`);
  }
  return reply;
};

let current = modeNamed(values.mode);

const provider = await startFakeProvider(
  () => current,
  Number(values.port),
  (path) => {
    const name = /^\/mode\/(\w+)$/.exec(path)?.[1];
    if (name === undefined) return false;
    current = MODES[name] ?? current;
    return true;
  },
);
console.log(`Proveedor de IA de prueba en ${provider.url} (modo ${values.mode}).`);
