import { registrySchema } from './registry.ts';

const entry = {
  name: 'mf-calendar',
  manifest: '/mf-calendar/mf-manifest.json',
  contract: '^1.0.0',
};
const accepts = (registry: unknown) =>
  registrySchema.safeParse(registry).data?.refused.length === 0;
const read = (...remotes: unknown[]) => registrySchema.parse({ remotes });

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
    ['a line that is none', { remotes: [null] }],
    ['an integrity that is no hash', { remotes: [{ ...entry, integrity: { 'a.js': 'md5-x' } }] }],
    ['an integrity for all', { remotes: [{ ...entry, integrity: 'sha384-b64' }] }],
    ['a preload that is no yes or no', { remotes: [{ ...entry, preload: 'yes' }] }],
  ])('is refused when it is or has %s', (_what, registry) => {
    expect(accepts(registry)).toBe(false);
  });

  test.each(['^1.0.0', '~1.2', '>=1.1.0 <3.0.0', '1.x', '^1.0.0 || ^2.0.0', '1.0.0 - 1.9.0'])(
    'may ask for the contract %s',
    (contract) => expect(accepts({ remotes: [{ ...entry, contract }] })).toBe(true),
  );

  test('loses the lines that cannot be used, and keeps the others', () => {
    const bell = { ...entry, name: 'mf-notifications' };
    const { remotes, refused } = read({ ...entry, integrity: 'sha384-x' }, bell, null, bell);
    expect(remotes).toEqual([bell]);
    expect(refused.map(({ index, name }) => [index, name])).toEqual([
      [0, 'mf-calendar'],
      [2, null],
      [3, 'mf-notifications'],
    ]);
  });

  test.each([
    [{ ...entry, contract: 'latest' }, 'contract'],
    [{ ...entry, contract: '1' }, 'contract'],
    [{ ...entry, contract: undefined }, 'contract'],
    [{ ...entry, name: 'cafeteria' }, 'name'],
    [{ ...entry, integrity: 'sha384-x' }, 'integrity'],
    [{ ...entry, integrity: { 'remoteEntry.js': 'md5-x' } }, 'integrity.remoteEntry.js'],
    ['mf-calendar', ''],
  ])('says what is wrong with %j', (line, field) => {
    expect(read(line).refused).toMatchObject([{ field, problem: `«${field}» no vale` }]);
  });

  test('of two lines for one remote, the first that can be used holds', () => {
    const [old, current] = [
      { ...entry, contract: 'latest' },
      { ...entry, manifest: '/2.json' },
    ];
    const { remotes, refused } = read(old, current, entry);
    expect(remotes).toEqual([current]);
    expect(refused.at(-1)).toMatchObject({ index: 2, problem: 'repetida: vale la primera' });
  });
});
