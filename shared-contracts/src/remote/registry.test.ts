import { registrySchema } from './registry.ts';

const entry = {
  name: 'mf-calendar',
  manifest: '/mf-calendar/mf-manifest.json',
  contract: '^1.0.0',
};
const accepts = (registry: unknown) => registrySchema.safeParse(registry).success;

describe('the registry of remotes', () => {
  test('names remotes, their manifests and the contract they need', () => {
    expect(accepts({ remotes: [] })).toBe(true);
    expect(accepts({ remotes: [entry, { ...entry, name: 'mf-people', preload: true }] })).toBe(
      true,
    );
    expect(
      accepts({ remotes: [{ ...entry, integrity: { 'remoteEntry.js': 'sha384-b64+/==' } }] }),
    ).toBe(true);
  });

  test.each([
    ['nothing', null],
    ['a list', [entry]],
    ['no list', {}],
    ['a name that is no remote’s', { remotes: [{ ...entry, name: 'calendar' }] }],
    ['a name that is a path', { remotes: [{ ...entry, name: 'mf-../shell' }] }],
    ['no manifest', { remotes: [{ ...entry, manifest: undefined }] }],
    ['an empty manifest', { remotes: [{ ...entry, manifest: '' }] }],
    ['no contract', { remotes: [{ ...entry, contract: undefined }] }],
    ['an empty contract', { remotes: [{ ...entry, contract: '' }] }],
    ['an integrity that is no hash', { remotes: [{ ...entry, integrity: { 'a.js': 'md5-x' } }] }],
    ['an integrity for all', { remotes: [{ ...entry, integrity: 'sha384-b64' }] }],
    ['a preload that is no yes or no', { remotes: [{ ...entry, preload: 'yes' }] }],
  ])('is refused when it is or has %s', (_what, registry) => {
    expect(accepts(registry)).toBe(false);
  });
});
