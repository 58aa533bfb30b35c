import { askToSignIn, offerSignIn } from './sign-in-request.ts';

test('with nobody to offer it, there is nothing to wait for', () => {
  expect(askToSignIn()).toBeNull();
});

test('whoever asks hears how it went', async () => {
  const withdraw = offerSignIn(() => Promise.resolve(true));
  await expect(askToSignIn()).resolves.toBe(true);
  withdraw();
  expect(askToSignIn()).toBeNull();
});

test('a later offer stands, also when the earlier one is taken back', async () => {
  const withdrawFirst = offerSignIn(() => Promise.resolve(true));
  const withdraw = offerSignIn(() => Promise.resolve(false));
  withdrawFirst();
  await expect(askToSignIn()).resolves.toBe(false);
  withdraw();
});

test.each([
  [
    'throws',
    () => {
      throw new Error('chunk');
    },
  ],
  ['rejects', () => Promise.reject(new Error('chunk'))],
])('one that %s counts as given up', async (_how, handler) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const withdraw = offerSignIn(handler);
  await expect(askToSignIn()).resolves.toBe(false);
  expect(logged).toHaveBeenCalled();
  withdraw();
  logged.mockRestore();
});
