import { readFileSync } from 'node:fs';
import { CONTRACT_VERSION } from '../../shared-contracts/src/remote/remote-contract.ts';
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
