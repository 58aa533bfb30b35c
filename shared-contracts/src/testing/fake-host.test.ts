import {
  askToSignIn,
  CONTRACT_VERSION,
  fetchJson,
  calendarRangeSchema,
  selectionStore,
  type RemoteModule,
} from '@almanaque/shared-contracts';
import {
  companyEvent,
  fakeHost,
  fakeRemote,
  refusal,
  type FakeHost,
} from '@almanaque/shared-contracts/testing';

const manifestWith = (contract: string) => ({
  name: 'mf_calendar',
  metaData: {
    globalName: 'mf_calendar',
    remoteEntry: { name: 'remoteEntry.js', type: 'global' },
    buildInfo: { buildVersion: '0.4.0' },
  },
  shared: [{ name: '@almanaque/shared-contracts', version: contract }],
});

const remote = fakeRemote('calendario');
const throwing = (what: string) => () => {
  throw new Error(what);
};
let host: FakeHost;
afterEach(() => host.close().catch(() => undefined));

test('a remote is mounted in the page, and told where it is', async () => {
  host = fakeHost({ nonce: 'n0nce' });
  const slot = await host.mount(remote, manifestWith('1.0.0'));
  expect(slot.state).toEqual({ status: 'ready' });
  expect(slot.element.textContent).toBe('calendario listo');
  expect(slot.element.isConnected).toBe(true);
  expect(remote.received.at(-1)).toMatchObject({
    apiBase: '',
    nonce: 'n0nce',
    config: { companyName: 'Molinos del Sur' },
  });
});

test('an update changes what it says and leaves the rest', async () => {
  host = fakeHost({ nonce: 'n0nce' });
  const slot = await host.mount(remote);
  await slot.update({ apiBase: 'https://otra.test' });
  expect(remote.received.at(-1)).toMatchObject({ apiBase: 'https://otra.test', nonce: 'n0nce' });
});

test('a remote that is unmounted leaves nothing, and hears of nothing more', async () => {
  host = fakeHost();
  const slot = await host.mount(remote);
  await slot.unmount();
  expect(slot.state).toEqual({ status: 'gone' });
  expect(slot.element.childElementCount).toBe(0);
  const told = remote.received.length;
  await slot.update({ apiBase: 'https://otra.test' });
  expect(remote.received).toHaveLength(told);
});

const withMount = (mount: RemoteModule['mount']) => fakeRemote('roto', { mount });
const quietly = () => undefined;

test.each<[string, unknown, unknown, object]>([
  ['is no remote', { mount: 'no' }, undefined, { kind: 'invalid' }],
  ['has a manifest of another shape', remote, { name: 'x' }, { kind: 'invalid' }],
  [
    'was built for another contract, as its manifest says',
    remote,
    manifestWith('2.0.0'),
    { kind: 'incompatible', offered: '2.0.0', accepted: '^1.0.0' },
  ],
  [
    'says so itself',
    fakeRemote('de otra', { contractVersion: '0.9.0' }),
    undefined,
    { kind: 'incompatible', offered: '0.9.0', accepted: '^1.0.0' },
  ],
  ['cannot be loaded', throwing('404'), undefined, { kind: 'unreachable' }],
  ['never comes', () => new Promise(quietly), undefined, { kind: 'timeout' }],
  ['throws when mounted', withMount(throwing('mount')), undefined, { kind: 'crashed' }],
  [
    'gives up later',
    withMount((_element, { onError } = {}) => {
      queueMicrotask(() => onError?.(new Error('render')));
      return { update: quietly, unmount: quietly };
    }),
    undefined,
    { kind: 'crashed' },
  ],
])(
  'a remote that %s is a failure of its own kind, and its slot is empty',
  async (_what, candidate, manifest, reason) => {
    host = fakeHost({ timeoutMs: 20 });
    const slot = await host.mount(candidate, manifest);
    expect(slot.state).toMatchObject({ status: 'failed', reason });
    expect(slot.element.childElementCount).toBe(0);
  },
);

test('nothing of a remote with another contract is run', async () => {
  host = fakeHost();
  const load = jest.fn();
  await host.mount(load, manifestWith('2.0.0'));
  expect(load).not.toHaveBeenCalled();
});

test('a remote that throws when told something new has crashed, and is unmounted once', async () => {
  host = fakeHost();
  const unmount = jest.fn();
  const slot = await host.mount(withMount(() => ({ update: throwing('update'), unmount })));
  await slot.update({ apiBase: '/otra' });
  expect(slot.state).toMatchObject({ status: 'failed', reason: { kind: 'crashed' } });
  await slot.unmount();
  expect(unmount).toHaveBeenCalledTimes(1);
});

test.each([
  ['throws when unmounted', throwing('al salir'), 'unmount() threw: Error: al salir'],
  ['leaves something behind', quietly, 'unmount() left something.'],
])('a remote that %s is a problem of the test', async (_what, unmount, problem) => {
  host = fakeHost();
  await host.mount(
    withMount((element) => {
      element.append('algo');
      return { update: quietly, unmount };
    }),
  );
  await expect(host.close()).rejects.toThrow(problem);
});

test('two remotes of one page share what it holds, and what they do is written down', async () => {
  host = fakeHost();
  const selecting = (date: string) =>
    withMount(() => {
      selectionStore().toggleDay(date);
      return { update: quietly, unmount: quietly };
    });
  await host.mount(selecting('2026-12-11'));
  await host.mount(selecting('2026-12-11'));
  expect(host.page.selection.records).toEqual([
    { action: 'toggleDay', given: ['2026-12-11'], now: { kind: 'day', date: '2026-12-11' } },
    { action: 'toggleDay', given: ['2026-12-11'], now: { kind: 'none' } },
  ]);
});

test('a remote may have a frame of its own', async () => {
  host = fakeHost({ frame: 'dark' });
  const slot = await host.mount(remote);
  const { frame } = remote.received.at(-1) ?? {};
  expect(frame?.dataset).toMatchObject({ almanaqueFrame: '', almanaqueScheme: 'dark' });
  expect(frame?.contains(slot.element)).toBe(true);
});

test('a host that offers sign-in is asked, until it is closed', async () => {
  host = fakeHost({ signIn: () => Promise.resolve(true) });
  await expect(askToSignIn()).resolves.toBe(true);
  await host.close();
  expect(askToSignIn()).toBeNull();
});

test('one that does not say where the remote is leaves it to ask', async () => {
  host = fakeHost({ saysConfig: false });
  await host.mount(remote);
  expect(remote.received.at(-1)).not.toHaveProperty('config');
});

test('a closed host leaves the page as it was', async () => {
  const [store, { fetch }] = [selectionStore(), globalThis];
  host = fakeHost();
  expect(selectionStore()).not.toBe(store);
  await host.mount(remote);
  await host.close();
  expect(selectionStore()).toBe(store);
  expect(globalThis.fetch).toBe(fetch);
  expect(document.body.childElementCount).toBe(0);
});

describe('the server behind it', () => {
  const RANGE = '/api/v1/calendar?from=2026-12-01&to=2026-12-31';
  const ask = (url = RANGE, init?: RequestInit) => fetchJson(calendarRangeSchema, url, init);

  test('has the events it was given, and remembers what was asked', async () => {
    host = fakeHost({ events: [companyEvent({ date: '2026-12-11', title: 'Asado' })] });
    const { days } = await ask();
    expect(days.map(({ date, total }) => [date, total])).toEqual([['2026-12-11', 1]]);
    expect(host.requests).toMatchObject([{ method: 'GET', path: '/api/v1/calendar' }]);
    await host.close();
  });

  test('what nobody answers is a problem that names it', async () => {
    host = fakeHost();
    await expect(ask('/api/v1/otra-cosa')).rejects.toThrow('Nobody answers GET /api/v1/otra-cosa.');
    await expect(host.close()).rejects.toThrow('Nobody answers GET /api/v1/otra-cosa.');
  });

  test('an answer that does not fit the contract is a problem that says where', async () => {
    host = fakeHost({
      routes: { 'GET /api/v1/calendar': () => ({ from: '2026-12-01', to: 'nunca', days: [] }) },
    });
    await expect(ask()).rejects.toThrow();
    await expect(host.close()).rejects.toThrow(/GET \/api\/v1\/calendar does not fit.*: to: /);
  });

  test('a route of the very path goes before one that fits many', async () => {
    host = fakeHost({
      routes: { 'GET /api/v1/calendar/{part}': () => ({ offices: ['Rosario'] }) },
    });
    const answer = await fetch('/api/v1/calendar/places');
    expect(await answer.json()).toEqual({ offices: [], teams: [] });
    await host.close();
  });

  test('it may refuse, be away, or answer late', async () => {
    const routes = [() => refusal(403, 'No.'), throwing('sin red'), () => new Promise(quietly)];
    const leave = new AbortController();
    const asked = [];
    for (const route of routes) {
      host = fakeHost({ routes: { 'GET /api/v1/calendar': route } });
      asked.push(ask(RANGE, { signal: leave.signal }));
      await host.close();
    }
    leave.abort(new Error('se fue'));
    expect(await Promise.allSettled(asked)).toMatchObject([
      { reason: { status: 403, message: 'No.' } },
      { reason: { message: 'sin red' } },
      { reason: { message: 'se fue' } },
    ]);
  });
});

test('this contract is one that it accepts', async () => {
  host = fakeHost();
  expect((await host.mount(remote, manifestWith(CONTRACT_VERSION))).state.status).toBe('ready');
});
