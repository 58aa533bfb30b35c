import { beforeEach, expect, test } from '@jest/globals';
import bundler from './bundler-runtime.ts';
import { init } from './federation-runtime.ts';

const { bundlerRuntime, attachShareScopeMap } = bundler;

type Runtime = Parameters<typeof attachShareScopeMap>[0];
type Scope = Parameters<typeof bundlerRuntime.initContainerEntry>[0]['shareScope'];

const REACT = 7;
let fallback: () => () => unknown;

/** Webpack's runtime, as a build leaves it that shares and takes React. */
function built(): Runtime {
  const initOptions = {
    name: 'mf_calendar',
    shared: { react: [{ version: '19.3.1', get: () => () => 'its own', ...inDefault }] },
  };
  const consumed = {
    ...{ shareKey: 'react', shareScope: ['default'], requiredVersion: '^19.2.0' },
    fallback: () => fallback(),
  };
  const webpackRequire: Runtime = {
    ...{ m: {}, c: {}, S: {} },
    I: (shareScopeName) => bundlerRuntime.I({ shareScopeName, webpackRequire }),
    consumesLoadingData: { moduleIdToConsumeDataMapping: { [REACT]: consumed } },
    federation: { initOptions, instance: init(initOptions) },
  };
  attachShareScopeMap(webpackRequire);
  return webpackRequire;
}

const inDefault = { scope: ['default'], shareConfig: {} };

/** What a portal shares. */
const offering = (version: string, get: () => () => unknown = () => () => version): Scope => ({
  react: { [version]: { from: 'portal', get } },
});

/** What a chunk that needs React gets when it requires it. */
async function taken(webpackRequire: Runtime): Promise<unknown> {
  const promises: (Promise<void> | 0)[] = [];
  const chunkMapping = { exposed: [REACT] };
  bundlerRuntime.consumes({
    ...{ webpackRequire, chunkId: 'exposed', chunkMapping, promises },
    installedModules: {},
  });
  for (const promise of promises) await promise;
  return required(webpackRequire);
}

function required({ m }: Runtime): unknown {
  const module = { exports: undefined };
  m[REACT]?.(module);
  return module.exports;
}

beforeEach(() => {
  fallback = () => () => 'its fallback';
});

test('a container takes from the scope that its host gives it, and offers its own there', async () => {
  const scope = offering('19.9.0');
  const container = built();
  await bundlerRuntime.initContainerEntry({
    ...{ webpackRequire: container, shareScope: scope, shareScopeKey: 'default' },
  });
  expect(await taken(container)).toBe('19.9.0');
  expect(Object.keys(scope['react'] ?? {})).toEqual(['19.9.0', '19.3.1']);
  expect(container.S['default']).toBe(scope);
});

test('a host with several scopes gives them by name', async () => {
  const shareScopeMap = { default: offering('19.9.0'), legacy: offering('18.3.1') };
  const container = built();
  await bundlerRuntime.initContainerEntry({
    ...{ webpackRequire: container, shareScope: {}, shareScopeKey: 'default' },
    remoteEntryInitOptions: { shareScopeKeys: ['default', 'legacy'], shareScopeMap },
  });
  expect(await taken(container)).toBe('19.9.0');
  expect(container.S).toEqual(shareScopeMap);
});

test('what cannot be had throws where it is required, and is tried for again', async () => {
  let isBroken = true;
  const scope = offering('19.9.0', () => {
    if (isBroken) throw new Error('React did not come.');
    return () => '19.9.0';
  });
  const container = built();
  await bundlerRuntime.initContainerEntry({
    ...{ webpackRequire: container, shareScope: scope, shareScopeKey: 'default' },
  });
  await expect(taken(container)).rejects.toThrow('React did not come.');
  isBroken = false;
  expect(await taken(container)).toBe('19.9.0');
});

test('where nothing on offer fits, the build’s own stands in', async () => {
  const container = built();
  const scope = offering('18.3.1');
  await bundlerRuntime.initContainerEntry({
    ...{ webpackRequire: container, shareScope: scope, shareScopeKey: 'default' },
  });
  delete scope['react']?.['19.3.1'];
  expect(await taken(container)).toBe('its fallback');
});

test('an entry that shares its own has it at once', () => {
  const webpackRequire = built();
  bundlerRuntime.installInitialConsumes({ webpackRequire, initialConsumes: [REACT] });
  expect(required(webpackRequire)).toBe('its own');
});
