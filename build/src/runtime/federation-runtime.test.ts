import { expect, jest, test } from '@jest/globals';
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

test('a singleton is the one in use, also where it does not fit; a strict one is refused', async () => {
  const scope = {};
  await taken(built('1.0.0', scope), { singleton: true, requiredVersion: '^1.0.0' });
  const later = built('2.0.0', scope);
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  expect(await taken(later, { singleton: true, requiredVersion: '^2.0.0' })).toBe('1.0.0');
  expect(warn).toHaveBeenCalledWith('react 1.0.0 is on the page, and ^2.0.0 is needed.');
  const strict = { singleton: true, strictVersion: true, requiredVersion: '^2.0.0' };
  await expect(taken(later, strict)).rejects.toThrow(/\^2\.0\.0 is needed/);
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
