import { NO_FILTER, viewStore } from '@almanaque/shared-contracts';
import { birthday } from '@almanaque/shared-contracts/testing';
import { act, waitFor } from '@testing-library/react';
import { dayOf } from '../testing/fixtures.ts';
import { renderCalendar } from '../testing/render-calendar.tsx';

const MARINA = 'Marina';
const herDay = () => document.querySelector('[aria-hidden] [data-date="2026-12-16"]');

/** The month before hers, which waits drawn behind it. */
async function november() {
  const days = [dayOf(birthday({ date: '2026-12-16', title: `Cumpleaños de ${MARINA}` }))];
  const page = renderCalendar({ today: '2026-11-21', days });
  await waitFor(() => expect(herDay()).toHaveTextContent(MARINA));
  return { ...page, days };
}

const isGone = () => waitFor(() => expect(document.body).not.toHaveTextContent(MARINA));

test('what is deleted goes from the months that wait as well', async () => {
  const { days, queries } = await november();
  days.pop();
  await act(() => {
    jest.advanceTimersByTime(1);
    return queries.invalidateQueries();
  });
  await isGone();
});

test('what does not pass a filter does not wait either', async () => {
  const { days } = await november();
  // The server's part in it.
  days.pop();
  act(() => viewStore().setFilter({ ...NO_FILTER, types: ['festivo'] }));
  await isGone();
});

test('of what is forgotten and then refused nothing waits', async () => {
  const { queries, server } = await november();
  server.refuse = /calendar/;
  await act(() => queries.resetQueries());
  await isGone();
});
