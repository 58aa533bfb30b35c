import { askForNewEvent, offerNewEvent } from './new-event-request.ts';

test('with no calendar there is nobody to ask', () => {
  expect(askForNewEvent()).toBe(false);
});

test('the last calendar that offered is asked; one that left is not', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const withdrawFirst = offerNewEvent(first);
  const withdraw = offerNewEvent(second);
  withdrawFirst();
  expect(askForNewEvent()).toBe(true);
  expect(second).toHaveBeenCalledTimes(1);
  expect(first).not.toHaveBeenCalled();
  withdraw();
  expect(askForNewEvent()).toBe(false);
});
