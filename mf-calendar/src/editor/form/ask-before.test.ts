import { beforeRemoval, type Question } from '@almanaque/shared-contracts/removal';
import { waitFor } from '@testing-library/react';
import { askBefore } from './ask-before.ts';

const removal = { event: 'asado', takes: () => true };

test('a question that comes once the removal was given up is not asked', async () => {
  let find: (question: Question) => void = () => undefined;
  const looks = jest.fn(() => new Promise<Question>((resolve) => (find = resolve)));
  const takeBack = beforeRemoval().hold(looks);
  const givenUp = new AbortController();
  const onAsk = jest.fn();
  const question = jest.fn();
  const along = askBefore(removal, givenUp.signal, onAsk);
  await waitFor(() => expect(looks).toHaveBeenCalled());
  givenUp.abort();
  find(question);
  expect(await along).toBeNull();
  expect(onAsk).not.toHaveBeenCalled();
  expect(question).not.toHaveBeenCalled();
  takeBack();
});
