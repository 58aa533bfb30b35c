import { asksToPrint, shortcutOf } from './shortcut.ts';

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

describe('the page is about to be printed', () => {
  const asked = (init: KeyboardEventInit, on = '<button data-on>Uno</button>') => {
    document.body.innerHTML = `<div>${on}</div>`;
    let asks = false;
    window.addEventListener('keydown', (event) => (asks = asksToPrint(event)), { once: true });
    const event = new KeyboardEvent('keydown', { bubbles: true, ...init });
    document.querySelector('[data-on]')?.dispatchEvent(event);
    return asks;
  };
  test.each([{ ctrlKey: true }, { metaKey: true }])('by %j and P', (held) => {
    expect(asked({ key: 'p', ...held })).toBe(true);
  });
  test.each([
    ['p', {}],
    ['P', { metaKey: true, shiftKey: true }],
  ])('not by %s with %j', (key, held) => {
    expect(asked({ key, ...held })).toBe(false);
  });
  test('not while a dialog is open, which prints itself', () => {
    const dialog = '<div role="dialog"><button data-on>Uno</button></div>';
    expect(asked({ key: 'p', ctrlKey: true }, dialog)).toBe(false);
  });
});
