import { shortcutOf } from './shortcut.ts';

const press = (key: string, on: string, more: KeyboardEventInit = {}) => {
  document.body.innerHTML = `<div>${on}</div>`;
  const target = document.querySelector('[data-on]') ?? document.body;
  let shortcut: unknown = 'nothing heard';
  const listen = (event: KeyboardEvent) => (shortcut = shortcutOf(event));
  window.addEventListener('keydown', listen, { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  return shortcut;
};

test.each([
  ['/', 'search'],
  ['n', 'new-event'],
  ['N', 'new-event'],
  ['t', 'today'],
  ['?', 'help'],
  ['x', null],
  ['constructor', null],
])('%s alone means %s', (key, meant) => {
  expect(press(key, '<button data-on>Uno</button>')).toBe(meant);
});

test.each([
  '<input data-on>',
  '<textarea data-on></textarea>',
  '<select data-on></select>',
  '<p contenteditable="true"><b data-on>texto</b></p>',
  '<div role="dialog"><button data-on>Uno</button></div>',
  '<ul role="menu"><li data-on>Uno</li></ul>',
])('in %s it is not ours', (on) => {
  expect(press('/', on)).toBeNull();
});

test.each([
  [{ ctrlKey: true }],
  [{ altKey: true }],
  [{ metaKey: true }],
  [{ repeat: true }],
  [{ isComposing: true }],
])('with %j it is not ours', (more) => {
  expect(press('n', '<button data-on>Uno</button>', more)).toBeNull();
});
