import { CONTRACT_VERSION, contractAccepts, isRemoteModule } from './remote-contract.ts';

const remote = {
  contractVersion: '1.0.0',
  mount: () => ({ update: () => undefined, unmount: () => undefined }),
  Component: () => null,
};

describe('what a remote exposes', () => {
  test('is known by its parts', () => {
    expect(isRemoteModule(remote)).toBe(true);
    // memo() and lazy() make objects.
    expect(isRemoteModule({ ...remote, Component: { $$typeof: Symbol('react.memo') } })).toBe(true);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'mf-calendar'],
    ['an empty module', {}],
    ['no version', { ...remote, contractVersion: undefined }],
    ['a version that is no text', { ...remote, contractVersion: 1 }],
    ['no mount', { ...remote, mount: undefined }],
    ['a mount that cannot be called', { ...remote, mount: 'mount' }],
    ['no component', { ...remote, Component: undefined }],
    ['a component that is null', { ...remote, Component: null }],
  ])('is refused when it is %s', (_what, candidate) => {
    expect(isRemoteModule(candidate)).toBe(false);
  });
});

describe('host and remote compare versions', () => {
  test.each([
    ['^1.0.0', '1.0.0', true],
    ['^1.0.0', '1.7.3', true],
    ['^1.2.0', '1.1.9', false],
    ['^1.0.0', '2.0.0', false],
    ['^1.0.0', '0.9.0', false],
    ['^1.0.0', 'latest', false],
    ['^1.0.0', '', false],
    ['', '1.0.0', false],
    ['whatever', '1.0.0', false],
  ])('range %p and version %p: %p', (range, version, accepted) => {
    expect(contractAccepts(range, version)).toBe(accepted);
  });

  test('this contract accepts itself', () => {
    expect(contractAccepts(`^${CONTRACT_VERSION}`, CONTRACT_VERSION)).toBe(true);
  });
});
