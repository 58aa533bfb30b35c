import { watchPresence } from './presence.ts';

const page = { visible: true, online: true };
const told: string[] = [];
let forget: () => void;

function now(changes: Partial<typeof page>, event: string): void {
  Object.assign(page, changes);
  (event === 'visibilitychange' ? document : window).dispatchEvent(new Event(event));
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(page, { visible: true, online: true });
  jest
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => (page.visible ? 'visible' : 'hidden'));
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => page.online);
  told.length = 0;
  forget = watchPresence({ here: () => told.push('here'), away: () => told.push('away') });
});
afterEach(() => {
  forget();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a page that is seen is here from the start', () => {
  expect(told).toEqual(['here']);
});

test('hidden for a moment, it stays; for long, it goes, and comes back when it is seen', () => {
  now({ visible: false }, 'visibilitychange');
  jest.advanceTimersByTime(14_000);
  now({ visible: true }, 'visibilitychange');
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual(['here', 'here']);
  now({ visible: false }, 'visibilitychange');
  jest.advanceTimersByTime(15_000);
  now({ visible: true }, 'visibilitychange');
  expect(told.slice(2)).toEqual(['away', 'here']);
});

test('without a network it goes at once, seen or not', () => {
  now({ online: false }, 'offline');
  now({ visible: false }, 'visibilitychange');
  now({ visible: true }, 'visibilitychange');
  expect(told).toEqual(['here', 'away', 'away', 'away']);
  now({ online: true }, 'online');
  expect(told.at(-1)).toBe('here');
});

test('left for another page, it lets go at once; come back to, it is here', () => {
  now({}, 'pagehide');
  now({}, 'pageshow');
  expect(told).toEqual(['here', 'away', 'here']);
});

test('forgotten, it tells nothing more', () => {
  now({ visible: false }, 'visibilitychange');
  forget();
  jest.advanceTimersByTime(60_000);
  now({ visible: true }, 'visibilitychange');
  expect(told).toEqual(['here']);
});
