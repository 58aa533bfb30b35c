import { listingOf, type Contribution } from '@almanaque/shared-contracts/contributions';
import { createBlame } from './blame.ts';
import { createRemotes, type Place, type Remotes } from './remotes.ts';
import type { ToldParts } from './told-parts.ts';

const CALENDAR = { name: 'mf-calendar', manifest: '/calendario.json', contract: '^1.0.0' };
const BELL = { name: 'mf-notifications', manifest: '/campanita.json', contract: 'latest' };
const NOTES = { name: 'mf-notas', manifest: '/notas.json', contract: '^1.0.0' };

const manifestOf = (contributions?: readonly unknown[]) => ({
  name: 'parte',
  metaData: {
    globalName: 'parte',
    remoteEntry: { name: 'remoteEntry.js', type: 'global' },
    buildInfo: { buildVersion: '0.1.0' },
  },
  ...(contributions && { contributions }),
});
const note = (more: Partial<Contribution> = {}): Contribution => ({
  id: 'note',
  point: 'panel',
  title: 'Notas',
  module: './remote',
  ...more,
});

const asked: string[] = [];
let files: Record<string, unknown>;
beforeEach(() => {
  asked.length = 0;
  files = {};
  document.head.replaceChildren();
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation();
  globalThis.fetch = ((url: string) => {
    const { pathname } = new URL(url, location.href);
    asked.push(pathname);
    const ok = files[pathname] !== undefined;
    const json = () => Promise.resolve(files[pathname]);
    return Promise.resolve({ ok, status: ok ? 200 : 404, json });
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const list = (...remotes: readonly unknown[]) => (files['/remotes.json'] = { remotes });
const idsOf = (remotes: Remotes) => remotes.getState().places.map(({ id }) => id);
const placeOf = (remotes: Remotes, part: string): Place => {
  const place = remotes.getState().places.find((one) => one.part === part);
  if (!place) throw new Error(`${part} has no place.`);
  return place;
};

/** The entries that the page has begun to run, each once for each time. */
const entriesRun = () =>
  [...document.querySelectorAll('script')].map(({ src }) => src.slice(location.origin.length));

/** A page on a file server unless its document says more, once what is there at first has been read. */
async function load(boot: Partial<ToldParts> = {}) {
  const remotes = createRemotes({
    boot: {
      registry: null,
      places: null,
      hinted: null,
      manifests: {},
      nonce: undefined,
      ...boot,
    },
    overridden: null,
    sessionIsLikely: () => false,
    blame: createBlame(),
    report: () => undefined,
  });
  remotes.start();
  await jest.advanceTimersByTimeAsync(100);
  for (const { start } of remotes.getState().places) start();
  await jest.advanceTimersByTimeAsync(100);
  return remotes;
}

test('what the document says of each part is where it stands; no manifest is asked for', async () => {
  const remotes = await load({
    registry: { remotes: [NOTES], refused: [] },
    places: [{ part: NOTES.name, contribution: note() }],
    manifests: { [NOTES.manifest]: manifestOf() },
  });
  expect([idsOf(remotes), remotes.getState().status]).toEqual([['mf-notas/note'], 'known']);
  expect(asked).toEqual([]);
});

test('what a file server’s document says holds for the very parts that it knew of', async () => {
  list(NOTES);
  files[NOTES.manifest] = manifestOf([note({ id: 'newer' })]);
  const places = [{ part: NOTES.name, contribution: note() }];
  const hinted = { listing: listingOf([NOTES]), places };
  expect(idsOf(await load({ hinted }))).toEqual(['mf-notas/note']);
  const other = { listing: listingOf([CALENDAR]), places };
  expect(idsOf(await load({ hinted: other }))).toEqual(['mf-notas/newer']);
});

test('without it manifests are asked for, and one that does not come holds up no other', async () => {
  list(CALENDAR, NOTES);
  files[NOTES.manifest] = manifestOf([note(), 7]);
  const answer = globalThis.fetch;
  globalThis.fetch = ((url: string) =>
    url.endsWith(CALENDAR.manifest) ? new Promise(() => undefined) : answer(url)) as typeof fetch;
  const remotes = await load();
  expect([idsOf(remotes), remotes.getState().status]).toEqual([['mf-notas/note'], 'reading']);
});

test('parts from before manifests said so stand where they always did', async () => {
  list(CALENDAR);
  files[CALENDAR.manifest] = manifestOf();
  expect(idsOf(await load())).toEqual(['mf-calendar/calendar']);
});

test('a part that can be read later has its place then', async () => {
  list(NOTES);
  const remotes = await load();
  expect(idsOf(remotes)).toEqual([]);
  files[NOTES.manifest] = manifestOf([note()]);
  await jest.advanceTimersByTimeAsync(1100);
  expect(idsOf(remotes)).toEqual(['mf-notas/note']);
});

test('asked for again, what cannot be read takes nothing away of what stands, not even for a moment', async () => {
  const day = { point: 'mf-calendar/day@1', title: 'El día', props: {} };
  list(CALENDAR, NOTES, { ...NOTES, name: 'mf-plans', manifest: '/planes.json' });
  files[CALENDAR.manifest] = {
    ...manifestOf([note({ id: 'month', point: 'main' })]),
    offers: [day],
  };
  files[NOTES.manifest] = manifestOf([note(), note({ id: 'day', point: day.point })]);
  const remotes = await load();
  const standing = ['mf-notas/day', 'mf-calendar/month', 'mf-notas/note'];
  expect(idsOf(remotes).sort()).toEqual(standing.sort());
  const seen: string[][] = [];
  remotes.subscribe(() => seen.push(idsOf(remotes).sort()));

  files = { ...files, [CALENDAR.manifest]: undefined };
  await jest.advanceTimersByTimeAsync(1100);
  const { places } = await remotes.findPublished(() => false);
  remotes.show(places);
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen.map(String))).toEqual(new Set([String(standing)]));
});

test('a line that is spoilt takes nothing away of what stands, and one that is gone does', async () => {
  list(NOTES);
  files[NOTES.manifest] = manifestOf([note()]);
  const remotes = await load();
  list({ ...NOTES, contract: 'latest' });
  const spoilt = await remotes.findPublished(() => false);
  expect(spoilt.places).toEqual([placeOf(remotes, 'mf-notas')]);
  list();
  expect((await remotes.findPublished(() => false)).places).toEqual([]);
});

test('a registry that cannot be read is asked for again', async () => {
  const remotes = await load();
  expect(remotes.getState().status).toBe('unread');
  list(CALENDAR);
  await jest.advanceTimersByTimeAsync(1100);
  expect([idsOf(remotes), remotes.getState().status]).toEqual([['mf-calendar/calendar'], 'known']);
});

test('read anew, the page has what is listed then; what stays keeps its connection', async () => {
  list(CALENDAR);
  const remotes = await load();
  const before = placeOf(remotes, 'mf-calendar').mount;
  list(CALENDAR, NOTES);
  files[NOTES.manifest] = manifestOf([note()]);
  remotes.read();
  await jest.advanceTimersByTimeAsync(100);
  expect(idsOf(remotes)).toEqual(['mf-calendar/calendar', 'mf-notas/note']);
  expect(placeOf(remotes, 'mf-calendar').mount).toBe(before);
  list(NOTES);
  remotes.read();
  await jest.advanceTimersByTimeAsync(100);
  expect(idsOf(remotes)).toEqual(['mf-notas/note']);
});

test('what is published is found beside what stands, which goes once that is shown', async () => {
  list(CALENDAR, NOTES);
  files[NOTES.manifest] = manifestOf([note()]);
  const remotes = await load();
  const [calendar, notes] = [placeOf(remotes, 'mf-calendar'), placeOf(remotes, 'mf-notas')];
  list(NOTES);
  files[NOTES.manifest] = manifestOf([note({ title: 'Otras notas' })]);
  const { places: published } = await remotes.findPublished((part) => part === 'mf-notas');
  expect(remotes.getState().places).toEqual([calendar, notes]);
  expect(published).toMatchObject([
    { id: 'mf-notas/note', contribution: { title: 'Otras notas' } },
  ]);
  expect(published[0]?.connection.getState()).toEqual({ status: 'idle' });

  remotes.show(published);
  expect(remotes.getState().places).toEqual(published);
  expect(calendar.getState()).toEqual({ status: 'idle' });
  published[0]?.connection.start();
  await jest.advanceTimersByTimeAsync(100);
  expect(entriesRun()).toEqual(['/remoteEntry.js', '/remoteEntry.js?again=1']);
});

test('all that a part brings comes from one run of its entry, and all of a renewed one from the next', async () => {
  list(NOTES);
  files[NOTES.manifest] = manifestOf([note(), note({ id: 'more' })]);
  const remotes = await load();
  expect(idsOf(remotes)).toEqual(['mf-notas/more', 'mf-notas/note']);
  expect(entriesRun()).toEqual(['/remoteEntry.js']);
  const { places } = await remotes.findPublished(() => true);
  for (const { start } of places) start();
  await jest.advanceTimersByTimeAsync(100);
  expect(entriesRun()).toEqual(['/remoteEntry.js', '/remoteEntry.js?again=1']);
});

test('a part whose manifest does not come is published as it was', async () => {
  list(NOTES);
  files[NOTES.manifest] = manifestOf([note()]);
  const remotes = await load();
  files = { '/remotes.json': files['/remotes.json'] };
  const found = await remotes.findPublished(() => false);
  expect(found).toEqual({ places: [placeOf(remotes, 'mf-notas')], untold: ['mf-notas'] });
});

test('what was published before is not told for what is now, where that cannot be read', async () => {
  list(CALENDAR);
  const remotes = await load();
  files = {};
  await expect(remotes.findPublished(() => true)).rejects.toThrow();
  expect(idsOf(remotes)).toEqual(['mf-calendar/calendar']);
});

test.each([
  ['a wrong range', BELL],
  ['a missing field', { ...BELL, contract: undefined }],
  ['a wrong type', { ...BELL, contract: '^1.0.0', integrity: 'sha384-x' }],
])('a line with %s is its own part’s failure, and says why', async (_what, line) => {
  list(line, CALENDAR);
  const remotes = await load();
  expect(placeOf(remotes, 'mf-notifications').getState()).toEqual({
    status: 'failed',
    reason: {
      kind: 'invalid',
      cause: expect.stringMatching(/^«(contract|integrity)» no vale$/) as unknown,
    },
  });
  expect(asked).toContain('/calendario.json');
});

test('a line with a name that is no part’s takes no other with it', async () => {
  list({ ...BELL, name: 'cafeteria' }, null, CALENDAR);
  expect(idsOf(await load())).toEqual(['mf-calendar/calendar']);
});

test('once the line is mended, the part is asked for by itself', async () => {
  list(BELL);
  await load();
  list({ ...BELL, contract: '^1.0.0' });
  await jest.advanceTimersByTimeAsync(1100);
  expect(asked).toContain('/campanita.json');
});

/** As the browser does, which knows of it before the page does. */
function blockedByPolicy(address: string): never {
  const violation = Object.assign(new Event('securitypolicyviolation'), { blockedURI: address });
  setTimeout(() => document.dispatchEvent(violation));
  throw new TypeError('Failed to fetch');
}

test('a part that moves to an origin that the document does not allow asks for a reload', async () => {
  list({ ...CALENDAR, contract: 'latest' });
  const remotes = await load();
  const { getState } = placeOf(remotes, 'mf-calendar');
  list({ ...CALENDAR, manifest: 'https://b.example/calendario.json' });
  const answer = globalThis.fetch;
  globalThis.fetch = ((url: string) =>
    url.startsWith('https://b.example/') ? blockedByPolicy(url) : answer(url)) as typeof fetch;
  await jest.advanceTimersByTimeAsync(1100);
  expect(getState()).toMatchObject({ reason: { kind: 'blocked' } });

  // What another part is blocked from is none of its business.
  list({ ...CALENDAR, manifest: 'https://c.example/calendario.json' });
  await jest.advanceTimersByTimeAsync(2100);
  expect(getState()).not.toMatchObject({ reason: { kind: 'blocked' } });
});
