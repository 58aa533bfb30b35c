import { askCalendar, isoDate, selectionStore } from '@almanaque/shared-contracts';
import { act, waitFor } from '@testing-library/react';
import { renderCalendar } from '../testing/render-calendar.tsx';

const sheet = () => document.querySelector('.month-sheet');

test('whoever chooses a day of another month and asks for paper at once has that month on it', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  renderCalendar({ today: '2026-11-28' });
  for (const [date, month] of [
    ['2026-12-01', 'Diciembre 2026'],
    ['2027-02-01', 'Febrero 2027'],
  ] as const) {
    print.mockClear();
    act(() => {
      selectionStore().restore({ kind: 'day', date: isoDate(date) });
      askCalendar('print');
    });
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(sheet()).toHaveTextContent(month);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(sheet()).toBeNull();
  }
});
