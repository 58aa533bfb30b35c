import { createBlame } from './blame.ts';
import { createRemotes } from './remotes.ts';

const CALENDAR = { name: 'mf-calendar', manifest: '/calendario.json', contract: '^1.0.0' };
const BELL = { name: 'mf-notifications', manifest: '/campanita.json', contract: 'latest' };

const asked: string[] = [];
let registry: unknown;
beforeEach(() => {
  asked.length = 0;
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation();
  globalThis.fetch = ((url: string) => {
    asked.push(new URL(url, location.href).pathname);
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(registry) });
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

/** Both parts of a page on a file server, once their first try has ended. */
async function load() {
  const remotes = createRemotes({
    boot: {
      registry: null,
      manifests: {},
      runtimeConfig: null,
      nonce: undefined,
      overrideOrigins: [],
    },
    overridden: (entry) => Promise.resolve(entry),
    blame: createBlame(),
    report: () => undefined,
  });
  remotes['mf-calendar'].start();
  remotes['mf-notifications'].start();
  await jest.advanceTimersByTimeAsync(100);
  return remotes;
}

test.each([
  ['a wrong range', BELL],
  ['a missing field', { ...BELL, contract: undefined }],
  ['a wrong type', { ...BELL, contract: '^1.0.0', integrity: 'sha384-x' }],
])('a line with %s is its own part’s failure, and says why', async (_what, line) => {
  registry = { remotes: [line, CALENDAR] };
  const remotes = await load();
  expect(remotes['mf-notifications'].getState()).toEqual({
    status: 'failed',
    reason: {
      kind: 'invalid',
      cause: expect.stringMatching(/^«(contract|integrity)» no vale$/) as unknown,
    },
  });
  expect(asked).toContain('/calendario.json');
});

test('a line with a name that is no part’s takes no other with it', async () => {
  registry = { remotes: [{ ...BELL, name: 'cafeteria' }, null, CALENDAR] };
  const remotes = await load();
  expect(remotes['mf-notifications'].getState()).toMatchObject({ reason: { kind: 'unlisted' } });
  expect(asked).toContain('/calendario.json');
});

test('once the line is mended, the part is asked for by itself', async () => {
  registry = { remotes: [BELL] };
  await load();
  registry = { remotes: [{ ...BELL, contract: '^1.0.0' }] };
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
  registry = { remotes: [{ ...CALENDAR, contract: 'latest' }] };
  const remotes = await load();
  registry = { remotes: [{ ...CALENDAR, manifest: 'https://b.example/calendario.json' }] };
  const answer = globalThis.fetch;
  globalThis.fetch = ((url: string) =>
    url.startsWith('https://b.example/') ? blockedByPolicy(url) : answer(url)) as typeof fetch;
  await jest.advanceTimersByTimeAsync(1100);
  expect(remotes['mf-calendar'].getState()).toMatchObject({ reason: { kind: 'blocked' } });

  // What another part is blocked from is none of its business.
  registry = { remotes: [{ ...CALENDAR, manifest: 'https://c.example/calendario.json' }] };
  await jest.advanceTimersByTimeAsync(2100);
  expect(remotes['mf-calendar'].getState()).not.toMatchObject({ reason: { kind: 'blocked' } });
});
