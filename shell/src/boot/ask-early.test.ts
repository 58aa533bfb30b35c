import { addDays, isoDate, monthQuery, upcomingQuery } from '@almanaque/shared-contracts';

const ZONE = 'America/Argentina/Buenos_Aires';

const READ = ['month', 'week'];

/** jsdom has none. What is posted is heard at once. */
function channel() {
  const port1 = { onmessage: (): void => undefined, close: (): void => undefined };
  return { port1, port2: { postMessage: () => port1.onmessage() } };
}

const runScript = () =>
  jest.isolateModulesAsync(async () => {
    await import('./ask-early.ts');
  });

/** The document as the server writes it, opened at `address`; gives what it asks for by itself. */
async function open(
  address: string,
  timeZone = ZONE,
  read = READ,
  write = (known: object): object => known,
): Promise<string[]> {
  const known = {
    runtimeConfig: { apiBase: '', timeZone },
    places: read.map((reads) => ({ contribution: { reads } })),
  };
  const boot = JSON.stringify(write(known));
  document.head.innerHTML = `<script type="application/json" id="almanaque-boot">${boot}</script>`;
  history.replaceState(null, '', address);
  await runScript();
  return [...document.querySelectorAll('link')].map(({ href }) =>
    href.replace(location.origin, ''),
  );
}

const addressOf = ({ queryKey: [, , from, to] }: ReturnType<typeof monthQuery>): string =>
  `/api/v1/calendar?from=${from}&to=${to}`;

/** What the calendar asks for to show the month of `date`. */
const monthOf = (date: string) => addressOf(monthQuery('', isoDate(date)));
/** What the bell asks for on `date`. */
const upcomingOn = (date: string) => addressOf(upcomingQuery('', isoDate(date)));

beforeAll(() => Object.assign(globalThis, { MessageChannel: jest.fn(channel) }));
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  history.replaceState(null, '', '/');
});

test('asks for the very days that calendar and bell ask for, whatever the day', async () => {
  for (let date = isoDate('2024-01-01'); date < '2027-01-01'; date = addDays(date, 23)) {
    jest.setSystemTime(new Date(`${date}T12:00Z`));
    expect(await open('/')).toEqual([monthOf(date), upcomingOn(date)]);
  }
});

test.each([
  [ZONE, '2026-11-30'],
  ['Pacific/Kiritimati', '2026-12-01'],
])('today is that of %s', async (timeZone, today) => {
  jest.setSystemTime(new Date('2026-12-01T02:30Z'));
  expect(await open('/', timeZone)).toEqual([monthOf(today), upcomingOn(today)]);
});

test('the calendar opens on a date in the address, the bell tells of today', async () => {
  expect(await open('/?fecha=2025-05-25&evento=7')).toEqual([
    monthOf('2025-05-25'),
    upcomingOn('2026-11-21'),
  ]);
});

test('is asked for as the calendar asks, so that it is used', async () => {
  await open('/');
  expect(document.querySelector('link')).toMatchObject({
    rel: 'preload',
    crossOrigin: 'anonymous',
  });
  expect(document.querySelector('link')?.getAttribute('as')).toBe('fetch');
});

test.each(['/otra', '/?vista=anio', '/?tipos=cumpleanos', '/?oficina=Rosario', '/?equipo=Datos'])(
  'at %s there is no telling, so nothing is asked for',
  async (address) => {
    expect(await open(address)).toEqual([]);
  },
);

test('a date that is none is left to the calendar', async () => {
  expect(await open('/?fecha=ayer')).toEqual([upcomingOn('2026-11-21')]);
});

test('nothing is asked for that no part reads', async () => {
  expect(await open('/', ZONE, ['month'])).toEqual([monthOf('2026-11-21')]);
  expect(await open('/', ZONE, [])).toEqual([]);
});

test('of a file server’s document the hints will do', async () => {
  expect(await open('/', ZONE, READ, (hints) => ({ hints }))).toEqual([
    monthOf('2026-11-21'),
    upcomingOn('2026-11-21'),
  ]);
});

test('a document without the server’s data asks for nothing, and does not fail', async () => {
  document.head.replaceChildren();
  await runScript();
  expect(document.querySelector('link')).toBeNull();
});
