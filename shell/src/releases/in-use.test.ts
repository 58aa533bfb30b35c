import { isInUse } from './in-use.ts';

afterEach(() => document.body.replaceChildren());

test('whoever has the focus somewhere is at work', () => {
  expect(isInUse()).toBe(false);
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  expect(isInUse()).toBe(true);
  field.blur();
  expect(isInUse()).toBe(false);
});

test('so is whoever has written something that a reload would lose', () => {
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  expect(isInUse()).toBe(true);
  window.removeEventListener('beforeunload', ask);
  expect(isInUse()).toBe(false);
});
