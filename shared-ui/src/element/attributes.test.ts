import { selectionStore } from '@almanaque/shared-contracts';
import { create, DAY, define, freshTag, mount, settle, update } from './testing/element-page.ts';

test('attributes and properties say the same', async () => {
  const element = create(define());
  element.apiBase = 'https://api.test';
  element.theme = 'oscuro';
  expect(element.getAttribute('api-base')).toBe('https://api.test');
  expect(element.getAttribute('theme')).toBe('oscuro');
  element.setAttribute('api-base', 'https://otra.test');
  expect(element.apiBase).toBe('https://otra.test');
  element.theme = null;
  expect(element.hasAttribute('theme')).toBe(false);
  document.body.append(element);
  await settle();
  expect(mount.mock.lastCall?.[1]).toMatchObject({ apiBase: 'https://otra.test' });
  element.apiBase = null;
  expect(update.mock.lastCall).toMatchObject([{ apiBase: '' }]);
});

test('a theme that is none is told, each time it is set', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const element = create(define());
  for (const theme of ['claro', 'oscuro', 'sistema', null]) element.theme = theme;
  document.body.append(element);
  expect(warn).not.toHaveBeenCalled();
  element.theme = 'dark';
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('«dark» no es un tema: claro, oscuro o sistema')],
  ]);
});

test('an address that is none is told, each time it is set', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const element = create(define());
  for (const address of ['https://api.test', '/almanaque', null]) element.apiBase = address;
  document.body.append(element);
  expect(warn).not.toHaveBeenCalled();
  element.apiBase = 'ftp://api.test';
  expect(element.date).toBeNull();
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('«ftp://api.test» no es una dirección')],
  ]);
});

test('what was set before the element was defined holds', async () => {
  const tag = freshTag();
  const element = create(tag);
  Object.assign(element, { apiBase: 'https://api.test', date: DAY });
  document.body.append(element);
  define(tag);
  await settle();
  expect(element.getAttribute('api-base')).toBe('https://api.test');
  expect(Object.hasOwn(element, 'date')).toBe(false);
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: DAY });
});
