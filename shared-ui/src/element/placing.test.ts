import {
  create,
  DAY,
  define,
  makeLoader,
  mount,
  settle,
  shownIn,
  unmount,
} from './testing/element-page.ts';

test('moved, it goes on as it was; removed, it ends; added again, it begins anew', async () => {
  const element = create(define());
  document.body.append(element);
  await settle();
  const aside = document.createElement('aside');
  document.body.append(aside);
  aside.append(element);
  await settle();
  expect(unmount).not.toHaveBeenCalled();
  element.remove();
  await settle();
  expect(unmount).toHaveBeenCalledTimes(1);
  document.body.append(element);
  await settle();
  expect(mount).toHaveBeenCalledTimes(2);
  expect(shownIn(element)).toBe('el calendario');
});

test('two of a kind share what is loaded and the selection, and each has its own place', async () => {
  const tag = define();
  const [one, two] = [create(tag), create(tag)];
  two.setAttribute('shadow', 'no');
  document.body.append(one, two);
  await settle();
  expect(makeLoader).toHaveBeenCalledTimes(1);
  await one.select(DAY);
  expect(two.date).toBe(DAY);
  one.remove();
  await settle();
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(two.textContent).toBe('el calendario');
});
