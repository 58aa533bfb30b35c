import { isoDate } from '@almanaque/shared-contracts';
import { gridCommand } from './grid-keys.ts';

const NO_MODIFIER = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const press = (key: string, from: string, modifiers = {}) =>
  gridCommand({ key, ...NO_MODIFIER, ...modifiers }, isoDate(from));

describe('keys of the date grid', () => {
  test.each([
    ['ArrowLeft', '2026-11-01', '2026-10-31'],
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowUp', '2026-11-03', '2026-10-27'],
    ['ArrowDown', '2026-11-28', '2026-12-05'],
    ['Home', '2026-11-18', '2026-11-15'],
    ['Home', '2026-11-15', '2026-11-15'],
    ['End', '2026-11-18', '2026-11-21'],
    ['PageUp', '2026-03-31', '2026-02-28'],
    ['PageDown', '2026-01-31', '2026-02-28'],
  ])('%s goes from %s to %s', (key, from, to) =>
    expect(press(key, from)).toEqual({ kind: 'go', to }),
  );

  test.each([
    ['PageUp', '2028-02-29', '2027-02-28'],
    ['PageDown', '2026-11-23', '2027-11-23'],
  ])('Shift+%s goes from %s to %s', (key, from, to) =>
    expect(press(key, from, { shiftKey: true })).toEqual({ kind: 'go', to }),
  );

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
