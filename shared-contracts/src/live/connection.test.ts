import * as fc from 'fast-check';
import { createConnection, type Connection } from './connection.ts';
import { LIVE_HEARTBEAT_MS } from './live-change.ts';
import { change, fakeLive, type Call } from './testing/fake-live.ts';

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let calls: readonly Call[];
let heard: string[][];
let reached: number;
let connection: Connection;
const last = (): Call => {
  const call = calls.at(-1);
  if (!call) throw new Error('Nothing was asked for.');
  return call;
};

beforeEach(() => {
  jest.useFakeTimers();
  calls = fakeLive();
  heard = [];
  reached = 0;
  connection = createConnection({
    apiBase: 'https://api.test',
    dataAge: () => 1500,
    onTopics: (topics) => heard.push([...topics]),
    onReached: () => (reached += 1),
  });
});
afterEach(() => {
  connection.pause();
  jest.useRealTimers();
});

test('asks for nothing until it is resumed, then says how old the data are', () => {
  expect(calls).toEqual([]);
  connection.resume();
  expect(last().url).toBe('https://api.test/api/v1/live?age=1500');
});

test('tells each change, in whatever pieces it comes', async () => {
  connection.resume();
  await last().stream(...`${change(1)}:\n\n${change(2, 'calendar', 'people')}`);
  expect(heard).toEqual([[], ['calendar', 'people']]);
  expect(reached).toBe(1);
});

test('ended by the server, comes back and asks for what it missed', async () => {
  connection.resume();
  await last().stream(change(7));
  await last().end();
  await pass(999);
  expect(calls).toHaveLength(1);
  await pass(1);
  expect(last().url).toBe('https://api.test/api/v1/live?after=7');
  expect(reached).toBe(1);
  await last().stream(change(7));
  expect(reached).toBe(2);
});

test('is tried again after 1, 2, 5 and 10 seconds, and from the start once something was heard', async () => {
  connection.resume();
  for (const delay of [1_000, 2_000, 5_000, 10_000, 10_000]) {
    const before = calls.length;
    await last().breakOff();
    await pass(delay - 1);
    expect(calls).toHaveLength(before);
    await pass(1);
    expect(calls).toHaveLength(before + 1);
  }
  await last().stream(change(1));
  await last().breakOff();
  const before = calls.length;
  await pass(1_000);
  expect(calls).toHaveLength(before + 1);
});

test('a server that says nothing for ten seconds is given up', async () => {
  connection.resume();
  const { signal } = last();
  await pass(9_999);
  expect(signal.aborted).toBe(false);
  await pass(1);
  expect(signal.aborted).toBe(true);
  await pass(1_000);
  expect(calls).toHaveLength(2);
});

test('a head without a first message is no answer', async () => {
  connection.resume();
  const { signal } = last();
  await last().stream();
  await pass(10_000);
  expect(signal.aborted).toBe(true);
});

test('a heartbeat keeps it; without one it is given up ten seconds later', async () => {
  connection.resume();
  const { signal } = last();
  await last().stream(change(1));
  for (let beats = 0; beats < 4; beats += 1) {
    await pass(LIVE_HEARTBEAT_MS);
    await last().send(':\n\n');
  }
  await pass(LIVE_HEARTBEAT_MS + 9_999);
  expect(signal.aborted).toBe(false);
  await pass(1);
  expect(signal.aborted).toBe(true);
});

test.each([
  ['is not there', 404, {}, 60_000],
  ['wants a session', 401, {}, 60_000],
  ['answers something else', 200, { 'content-type': 'text/html' }, 60_000],
  ['has no room and says for how long', 503, { 'retry-after': '20' }, 20_000],
  ['says a date instead', 503, { 'retry-after': 'Fri, 31 Dec 2027 23:59:59 GMT' }, 1_000],
  ['is being restarted', 502, {}, 1_000],
])('a server that %s is left alone', async (_what, status, headers, rest) => {
  connection.resume();
  await last().refuse(status, headers);
  await pass(rest - 1);
  expect(calls).toHaveLength(1);
  await pass(1);
  expect(calls).toHaveLength(2);
});

test('resumed while it waits, it does not wait; resumed twice, it is one', async () => {
  connection.resume();
  await last().breakOff();
  connection.resume();
  connection.resume();
  expect(calls).toHaveLength(2);
  await pass(5_000);
  expect(calls).toHaveLength(2);
});

test('paused, it lets go and stays away, and catches up when it is resumed', async () => {
  connection.resume();
  await last().stream(change(4));
  connection.pause();
  expect(last().signal.aborted).toBe(true);
  await pass(120_000);
  expect(calls).toHaveLength(1);
  connection.resume();
  expect(last().url).toContain('after=4');
});

const UNREADABLE = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constantFrom('{"version":-1,"topics":[]}', '{"version":1}', '{"version":1,"topics":"x"}'),
);
const fits = (text: string): boolean => {
  try {
    const value = JSON.parse(text) as { version?: unknown; topics?: unknown } | null;
    return typeof value?.version === 'number' && Array.isArray(value.topics);
  } catch {
    return false;
  }
};

test('what cannot be read changes nothing and is asked for anew', async () => {
  await fc.assert(
    fc.asyncProperty(UNREADABLE, async (text) => {
      fc.pre(!fits(text));
      const data = text.replaceAll(/[\r\n]/g, ' ');
      connection.pause();
      connection.resume();
      await last().stream(change(3), `data: ${data}\n\n`, change(9, 'people'));
      expect(last().signal.aborted).toBe(true);
      await pass(1_000);
      expect(last().url).toContain('after=3');
    }),
    { numRuns: 60 },
  );
  expect(heard.flat()).toEqual([]);
});

test('a message without end is not kept', async () => {
  connection.resume();
  await last().stream(change(1), `data: ${'x'.repeat(70_000)}`, '\n');
  expect(last().signal.aborted).toBe(true);
});

test('kinds of message that are not known are passed over', async () => {
  connection.resume();
  await last().stream(change(1), 'event: news\ndata: {}\n\n', change(2, 'people'));
  expect(heard).toEqual([[], ['people']]);
});
