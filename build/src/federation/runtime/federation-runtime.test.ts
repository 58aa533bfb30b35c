import { describe, expect, jest, test } from '@jest/globals';
import { SHARED_MODULES } from '../../shared-modules.ts';
import { init } from './federation-runtime.ts';

const ranges = { requiredVersion: '^19.0.0' };

const share = (version: string, get: () => unknown = () => () => version) => ({
  ...{ version, scope: ['default'], shareConfig: {} },
  get: get as () => () => unknown,
});

/** A build that shares one version of React with the scope it is given. */
function built(
  version: string,
  scope: Parameters<ReturnType<typeof init>['initShareScopeMap']>[1],
) {
  const sharing = init({ name: `with-${version}`, shared: { react: [share(version)] } });
  sharing.initShareScopeMap('default', scope);
  return sharing;
}

const wants = (shareConfig: object) => ({ customShareInfo: { scope: ['default'], shareConfig } });

async function taken(sharing: ReturnType<typeof init>, shareConfig: object = ranges) {
  const factory = await sharing.loadShare('react', wants(shareConfig));
  return factory === false ? false : factory();
}

test('the newest on offer is taken, and from then on by everyone whom it fits', async () => {
  const scope = {};
  const [first, newer] = [built('19.1.0', scope), built('19.3.0', scope)];
  newer.initializeSharing('default');
  expect(await taken(first)).toBe('19.3.0');
  expect(await taken(built('19.4.0', scope))).toBe('19.3.0');
});

test('what fits none of what is on offer uses its own', async () => {
  const scope = {};
  expect(await taken(built('18.3.1', scope))).toBe(false);
  expect(await taken(built('19.3.1', scope))).toBe('19.3.1');
  expect(await taken(built('18.2.0', scope), { requiredVersion: '^18.0.0' })).toBe('18.3.1');
});

describe('React and its renderer', () => {
  const FAMILY = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;
  const needed = { requiredVersion: SHARED_MODULES['react']?.requiredVersion };

  /** What a portal shares: by module, the versions it has of it. */
  const portal = (offered: Readonly<Partial<Record<(typeof FAMILY)[number], readonly string[]>>>) =>
    Object.fromEntries(
      Object.entries(offered).map(([name, versions]) => [
        name,
        Object.fromEntries(
          versions.map((version) => [
            version,
            { from: 'portal', get: () => () => `${version} of the portal` },
          ]),
        ),
      ]),
    );
  const all = (...versions: string[]) =>
    portal(Object.fromEntries(FAMILY.map((name) => [name, versions])));

  /** What a part with React 19.3.1 takes in such a portal, in the order in which it asks. */
  async function takenOf(scope: object, order: readonly string[] = FAMILY): Promise<string[]> {
    const own = share('19.3.1', () => () => 'its own');
    const shared = Object.fromEntries(FAMILY.map((name) => [name, [own]]));
    const part = init({ name: 'mf_calendar', shared });
    part.initShareScopeMap('default', scope as Parameters<typeof part.initShareScopeMap>[1]);
    const taking = order.map(async (name) => {
      const factory = await part.loadShare(name, wants(needed));
      return factory === false ? 'its own' : String(factory());
    });
    return [...new Set(await Promise.all(taking))];
  }

  test.each<[string, () => object]>([
    ['React 19.0', () => all('19.0.0')],
    ['React 19.1', () => all('19.1.0')],
    ['React 19.0 and 19.1', () => all('19.0.0', '19.1.0')],
    [
      'a React that would do, and a renderer that would not',
      () => ({ ...all('19.2.0'), ...portal({ 'react-dom': ['19.1.0'] }) }),
    ],
    ['a React that would do, and no renderer', () => portal({ react: ['19.2.0'] })],
    [
      'a renderer that would do, and an old React',
      () => ({ ...all('19.2.0'), ...portal({ react: ['19.0.0'] }) }),
    ],
    ['each in a version of its own', () => portal({ react: ['19.2.1'], 'react-dom': ['19.2.0'] })],
  ])('are its own, both, in a portal that offers %s', async (_what, offered) => {
    expect(await takenOf(offered())).toEqual(['its own']);
    expect(await takenOf(offered(), [...FAMILY].reverse())).toEqual(['its own']);
  });

  test.each([
    ['19.2.0', all('19.2.0'), '19.2.0'],
    ['a newer one', all('19.9.0'), '19.9.0'],
    ['19.1 as well as 19.2', all('19.1.0', '19.2.4'), '19.2.4'],
  ])(
    'are the portal’s, both, where it offers %s, also while nobody uses it',
    async (_w, scope, version) => {
      expect(await takenOf(scope)).toEqual([`${version} of the portal`]);
    },
  );

  test('stay those that were chosen first, whatever comes into use after', async () => {
    const scope = all('19.2.0', '19.4.0');
    const first = scope['react']?.['19.4.0'];
    const part = init({
      name: 'mf_calendar',
      shared: { react: [share('19.3.1')], 'react-dom': [share('19.3.1')] },
    });
    part.initShareScopeMap('default', scope);
    await part.loadShare('react', wants(needed));
    Object.assign(scope['react-dom']?.['19.2.0'] ?? {}, { loaded: true });
    const factory = await part.loadShare('react-dom', wants(needed));
    expect(first).toMatchObject({ loaded: true });
    expect(factory && factory()).toBe('19.4.0 of the portal');
  });
});

test('a module that failed to load is asked for again', async () => {
  const get = jest.fn(() => Promise.resolve(() => 'loaded'));
  get.mockRejectedValueOnce(new Error('ChunkLoadError'));
  const sharing = init({ name: 'page', shared: { react: [share('19.3.1', get)] } });
  await expect(taken(sharing)).rejects.toThrow('ChunkLoadError');
  expect(await Promise.all([taken(sharing), taken(sharing)])).toEqual(['loaded', 'loaded']);
  expect(get).toHaveBeenCalledTimes(2);
});

test('at once there is only what is shared eagerly', () => {
  const eager = init({ name: 'page', shared: { react: [share('19.3.1')] } });
  expect(eager.loadShareSync('react', wants(ranges))()).toBe('19.3.1');
  const lazily = share('19.3.1', () => Promise.resolve(() => 'loaded'));
  const lazy = init({ name: 'page', shared: { react: [lazily] } });
  expect(() => lazy.loadShareSync('react', wants(ranges))).toThrow('not shared eagerly');
});

test('versions that are none, as a foreign page may have them, are passed over', async () => {
  const scope = { react: { latest: { get: () => () => 'latest' } } };
  expect(await taken(built('19.3.1', scope))).toBe('19.3.1');
});

test('what webpack’s own container shares is taken as well', async () => {
  const scope = { react: { '19.3.9': { get: () => () => 'theirs', loaded: 1 as const } } };
  expect(await taken(built('19.3.1', scope))).toBe('theirs');
});
