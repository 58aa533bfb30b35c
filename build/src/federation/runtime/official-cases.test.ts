import { afterAll, describe, expect, jest, test } from '@jest/globals';
import { createInstance } from '@module-federation/enhanced/runtime';
import { init } from './federation-runtime.ts';

/*
 * What the official runtime promises of share scopes, versions and containers, asked of it and of ours: the
 * same modules on offer, the same asked for, and the same taken.
 */

jest.spyOn(console, 'warn').mockImplementation(() => undefined);
afterAll(() => {
  jest.restoreAllMocks();
});

/** A version on offer in a scope, of another build than the one that asks. */
interface Offered {
  readonly use?: 'loaded' | 'loading';
  /** Default: at once. */
  readonly get?: () => unknown;
}

interface Case {
  /** By version. */
  readonly offered?: Readonly<Record<string, Offered>>;
  /** The version that the build which asks has itself; null: none. */
  readonly own: string | null;
  readonly wanted: string | false;
  /** Default: 'default'. */
  readonly scope?: string;
}

function scopeOf(offered: Case['offered'] = {}, scope: string) {
  const entries = Object.entries(offered).map(([version, { use, get }]) => {
    const factory = () => version;
    const share = {
      ...{ version, from: 'portal', scope: [scope], useIn: ['portal'], deps: [] },
      ...{ shareConfig: { requiredVersion: false as const }, strategy: 'loaded-first' as const },
      get: get ?? (() => factory),
      ...(use === 'loaded' && { lib: factory, loaded: true }),
      ...(use === 'loading' && { loading: Promise.resolve(factory) }),
    };
    return [version, share];
  });
  return { dayjs: Object.fromEntries(entries) as object };
}

const ownOf = (own: string, scope: string) => ({
  ...{ version: own, scope: [scope], shareConfig: { requiredVersion: `^${own}` } },
  get: () => () => `its own ${own}`,
});

type Runtime = (asked: Case) => {
  readonly load: () => Promise<(() => unknown) | false>;
  readonly loadNow: () => unknown;
};

let made = 0;
const nameIt = () => `build-${(made += 1)}`;

const ours: Runtime = ({ offered, own, wanted, scope = 'default' }) => {
  const shared = own === null ? {} : { dayjs: [ownOf(own, scope)] };
  const runtime = init({ name: nameIt(), shareStrategy: 'loaded-first', shared });
  runtime.initShareScopeMap(scope, scopeOf(offered, scope) as never);
  const asked = { customShareInfo: { scope: [scope], shareConfig: { requiredVersion: wanted } } };
  return {
    load: () => runtime.loadShare('dayjs', asked),
    loadNow: () => runtime.loadShareSync('dayjs', asked)(),
  };
};

const official: Runtime = ({ offered, own, wanted, scope = 'default' }) => {
  const shared = own === null ? {} : { dayjs: ownOf(own, scope) };
  const runtime = createInstance({
    ...{ name: nameIt(), remotes: [], shareStrategy: 'loaded-first' },
    shared,
  });
  runtime.initShareScopeMap(scope, scopeOf(offered, scope) as never);
  const asked = { customShareInfo: { scope: [scope], shareConfig: { requiredVersion: wanted } } };
  return {
    load: () => runtime.loadShare('dayjs', asked),
    loadNow: () => runtime.loadShareSync<unknown>('dayjs', asked)(),
  };
};

const there: Offered = {};

const CASES: Readonly<Record<string, Case>> = {
  'its own, where nobody offers any': { own: '1.2.0', wanted: '^1.2.0' },
  'the newest of what fits': {
    offered: { '1.2.0': there, '1.10.0': there, '1.9.0': there },
    ...{ own: '1.2.0', wanted: '^1.2.0' },
  },
  'one of another build, though its own is as old': {
    offered: { '1.3.0': there },
    ...{ own: '1.2.0', wanted: '^1.2.0' },
  },
  'what is in use before what is newer': {
    offered: { '1.3.0': { use: 'loaded' }, '1.9.0': there },
    ...{ own: '1.2.0', wanted: '^1.2.0' },
  },
  'what is on its way before what is newer': {
    offered: { '1.3.0': { use: 'loading' }, '1.9.0': there },
    ...{ own: '1.2.0', wanted: '^1.2.0' },
  },
  'the newest of those in use': {
    offered: { '1.3.0': { use: 'loaded' }, '1.5.0': { use: 'loaded' }, '1.9.0': there },
    ...{ own: '1.2.0', wanted: '^1.2.0' },
  },
  'nothing of another major version': {
    offered: { '2.0.0': there },
    ...{ own: null, wanted: '^1.2.0' },
  },
  'nothing that is older than what is needed': {
    offered: { '1.1.9': there },
    ...{ own: null, wanted: '^1.2.0' },
  },
  'nothing, where there is none': { own: null, wanted: '^1.2.0' },
  'no early version of the next': {
    offered: { '2.0.0-beta.1': there },
    ...{ own: null, wanted: '^1.2.0' },
  },
  'of a version below 1, the same minor one alone': {
    offered: { '0.3.0': there, '0.2.5': there },
    ...{ own: null, wanted: '^0.2.3' },
  },
  'whatever there is, where any will do': {
    offered: { '3.0.0': { use: 'loaded' } },
    ...{ own: null, wanted: false },
  },
  'from the scope that it names': {
    offered: { '1.4.0': there },
    ...{ own: '1.2.0', wanted: '^1.2.0', scope: 'almanaque' },
  },
  'what comes asynchronously': {
    offered: { '1.4.0': { get: () => Promise.resolve(() => '1.4.0, later') } },
    ...{ own: '1.2.0', wanted: '^1.2.0' },
  },
};

describe.each(Object.entries(CASES))('is taken: %s', (_what, asked) => {
  test('by ours as by the official runtime', async () => {
    const taken = async (runtime: Runtime) => {
      const factory = await runtime(asked).load();
      return factory === false ? 'nothing' : factory();
    };
    expect(await taken(ours)).toEqual(await taken(official));
  });
});

describe.each([
  ['ours', ours],
  ['the official runtime', official],
])('of %s', (_whose, runtime) => {
  test('two that ask at once have one and the same', async () => {
    let runs = 0;
    const get = () => {
      runs += 1;
      return Promise.resolve(() => 'one');
    };
    const { load } = runtime({
      offered: { '1.4.0': { get } },
      ...{ own: '1.2.0', wanted: '^1.2.0' },
    });
    const [first, second] = await Promise.all([load(), load()]);
    expect([first && first(), second && second()]).toEqual(['one', 'one']);
    expect(await load()).toBe(first);
    expect(runs).toBe(1);
  });

  test('at once there is what is there, and what is not throws', () => {
    const at = (offered: Offered) =>
      runtime({ offered: { '1.4.0': offered }, own: null, wanted: '^1.2.0' });
    expect(at({ use: 'loaded' }).loadNow()).toBe('1.4.0');
    expect(() => at({ get: () => Promise.resolve(() => 'later') }).loadNow()).toThrow();
  });
});
