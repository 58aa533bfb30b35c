import { isoDate } from '@almanaque/shared-contracts';
import { gridCommand } from './grid-keys.ts';

const NO_MODIFIER = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const press = (key: string, from: string, modifiers = {}) =>
  gridCommand({ key, ...NO_MODIFIER, ...modifiers }, isoDate(from));

describe('keys of the date grid', () => {
  test('what leads to a date goes there, by a year with Shift', () => {
    expect(press('ArrowUp', '2026-11-03')).toEqual({ kind: 'go', to: '2026-10-27' });
    expect(press('PageUp', '2026-11-03')).toEqual({ kind: 'go', to: '2026-10-03' });
    expect(press('PageUp', '2026-11-03', { shiftKey: true })).toEqual({
      kind: 'go',
      to: '2025-11-03',
    });
  });

  test.each(['Enter', ' '])('%p selects', (key) =>
    expect(press(key, '2026-11-23')).toEqual({ kind: 'toggle' }),
  );

  test.each(['Tab', 'a', 'Escape', 'constructor'])('%s is not the grid’s', (key) =>
    expect(press(key, '2026-11-23')).toBeNull(),
  );

  test.each(['ctrlKey', 'altKey', 'metaKey'])('with %s an arrow stays the browser’s', (modifier) =>
    expect(press('ArrowLeft', '2026-11-23', { [modifier]: true })).toBeNull(),
  );
});
