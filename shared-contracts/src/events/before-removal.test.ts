import { createBeforeRemoval, type Question, type Removal } from './before-removal.ts';

const removal: Removal = { event: 'asado', takes: () => true };
const { signal } = new AbortController();

test('where nobody has a say there is nothing to ask', async () => {
  expect(await createBeforeRemoval().questions(removal, signal)).toEqual([]);
});

test('everybody who has a say is told what would go, and asks in turn', async () => {
  const before = createBeforeRemoval();
  const [first, last]: [Question, Question] = [jest.fn(), jest.fn()];
  const look = jest.fn(() => Promise.resolve(first));
  before.hold(look);
  before.hold(() => Promise.resolve(null));
  before.hold(() => Promise.resolve(last));
  expect(await before.questions(removal, signal)).toEqual([first, last]);
  expect(look).toHaveBeenCalledWith(removal, signal);
});

test('whoever takes their say back is not asked', async () => {
  const before = createBeforeRemoval();
  before.hold(() => Promise.resolve(jest.fn()))();
  expect(await before.questions(removal, signal)).toEqual([]);
});

test('whoever fails while looking is in nobody’s way', async () => {
  const before = createBeforeRemoval();
  const question = jest.fn();
  before.hold(() => Promise.reject(new Error('broken')));
  before.hold(() => Promise.resolve(question));
  expect(await before.questions(removal, signal)).toEqual([question]);
});

test('whoever never answers is waited for ten seconds, and no longer', async () => {
  jest.useFakeTimers();
  const before = createBeforeRemoval();
  const question = jest.fn();
  before.hold(() => new Promise(() => undefined));
  before.hold(() => Promise.resolve(question));
  const found = before.questions(removal, signal);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await found).toEqual([question]);
  jest.useRealTimers();
});
