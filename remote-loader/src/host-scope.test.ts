import { offeredScope } from './host-scope.ts';

const ours = { get: () => () => 'ours', from: 'shell', eager: true };
const theirs = { get: () => () => 'theirs', from: 'remote' };

beforeEach(() => {
  Object.assign(globalThis, {
    __webpack_init_sharing__: () => 1,
    __webpack_share_scopes__: { default: { react: { '19.3.1': ours } } },
  });
});

test('a remote is offered what the shell shares', async () => {
  const { react } = await offeredScope();
  expect(Object.keys(react ?? {})).toEqual(['19.3.1']);
  expect(react?.['19.3.1']).toBe(ours);
});

test('a newer copy that a remote adds is not chosen, and an equal one replaces nothing', async () => {
  const { react = {} } = await offeredScope();
  react['19.4.0'] = theirs;
  react['19.3.1'] = theirs;
  expect(Object.keys(react)).toEqual(['19.3.1']);
  expect(react['19.3.1']).toBe(ours);
  expect(react['19.4.0']).toBe(theirs);
});

test('what one remote adds, no other meets', async () => {
  const scope = await offeredScope();
  scope['dayjs'] = { '1.11.23': theirs };
  Object.assign(scope['react'] ?? {}, { '19.4.0': theirs });
  const next = await offeredScope();
  expect(Object.keys(next)).toEqual(['react']);
  expect(next['react']?.['19.4.0']).toBeUndefined();
});
