import { EVENT_TYPES, NOTHING_SELECTED, selectionStore } from '@almanaque/shared-contracts';
import { companyEvent } from '@almanaque/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { dayOf } from '../testing/fixtures.ts';
import { cell, renderCalendar } from '../testing/render-calendar.tsx';

/** The drawing beside the title of the one event of the day. */
async function iconOf(changes: object): Promise<string> {
  const event = companyEvent({ date: '2026-11-18', title: 'Asado', ...changes });
  const { user, unmount } = renderCalendar({ today: '2026-11-18', days: [dayOf(event)] });
  await user.click(cell(/, hoy/));
  const card = screen.getByRole('region', { name: 'Día elegido' });
  const heading = await within(card).findByRole('heading', { name: 'Asado' });
  const path = heading.closest('li')?.querySelector('svg path');
  // One that was chosen is loaded when it is first needed.
  await waitFor(() => expect(path).toHaveAttribute('d'));
  const drawing = path?.getAttribute('d') ?? '';
  unmount();
  selectionStore().restore(NOTHING_SELECTED);
  return drawing;
}

test('an event has the icon of its type, or the one that was chosen', async () => {
  const drawings: string[] = [];
  for (const type of EVENT_TYPES) drawings.push(await iconOf({ type }));
  expect(drawings).not.toContain('');
  expect(new Set(drawings).size).toBe(EVENT_TYPES.length);
  expect(drawings).not.toContain(await iconOf({ icon: 'mate' }));
});
