import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '../../shared-contracts/src/remote/remote-contract.ts';
import { compareVersions } from './federation/runtime/versions.ts';
import { SHARED_MODULES } from './shared-modules.ts';

const packageVersion = (folder: string): unknown => {
  const file = new URL(`../../${folder}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: unknown }).version;
};

test.each([
  ['@almanaque/shared-contracts', 'shared-contracts'],
  ['@almanaque/ui', 'shared-ui'],
])('%s is offered and asked for at the version it has', (name, folder) => {
  const version = packageVersion(folder);
  expect(SHARED_MODULES[name]).toMatchObject({ version, requiredVersion: `^${String(version)}` });
});

test('the contract states the version of its package', () => {
  expect(CONTRACT_VERSION).toBe(packageVersion('shared-contracts'));
});

/** What React brought after 19.0, by the version that has it. */
const BROUGHT: Readonly<Record<string, string>> = {
  captureOwnerStack: '19.1.0',
  Activity: '19.2.0',
  cacheSignal: '19.2.0',
  useEffectEvent: '19.2.0',
};
const HOUSE = path.resolve(import.meta.dirname, '../..');
const PARTS = readdirSync(HOUSE).filter((name) => /^(mf-|shared-)/.test(name));

/** What the code that is built takes from React by name. */
const importsFromReact = (): Set<string> => {
  const files = PARTS.flatMap((part) =>
    readdirSync(path.join(HOUSE, part, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|[\\/])testing[\\/]/.test(file))
      .map((file) => path.join(HOUSE, part, 'src', file)),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from 'react(?:-dom)?'/g)].flatMap(
      ([, list = '']) => list.split(',').map((name) => name.replace(/^\s*type /, '').trim()),
    ),
  );
  return new Set(names);
};

test('React is asked for in the version that has all that is used of it, and in no newer one', () => {
  const needed = [...importsFromReact()].map((name) => BROUGHT[name] ?? '19.0.0');
  const least = needed.sort(compareVersions).at(-1);
  for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']) {
    expect([name, SHARED_MODULES[name]?.requiredVersion]).toEqual([name, `^${String(least)}`]);
  }
});
