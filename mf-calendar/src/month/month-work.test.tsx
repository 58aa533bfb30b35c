import { companyEvent } from '@almanaque/shared-contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as coming from '../aside/coming.ts';
import * as steps from '../header/steps.tsx';
import { dayOf } from '../testing/fixtures.ts';
import { cell, renderCalendar, title } from '../testing/render-calendar.tsx';
import * as names from './cell-name.ts';

// As they are, and counted: every cell that is drawn asks its name.
jest.mock('./cell-name.ts', () => counted<typeof names>('./cell-name.ts', 'cellName'));
jest.mock('../header/steps.tsx', () => counted<typeof steps>('../header/steps.tsx', 'Steps'));

jest.mock('../aside/coming.ts', () => counted<typeof coming>('../aside/coming.ts', 'comingOf'));

function counted<Module extends object>(path: string, name: keyof Module) {
  const actual = jest.requireActual<Module>(path);
  return { ...actual, [name]: jest.fn(actual[name] as () => unknown) };
}

const crowded = (date: string, count: number) => {
  const [first, ...others] = Array.from({ length: count }, (_, index) =>
    companyEvent({ date, title: `Reunión ${index + 1} del ${date}` }),
  );
  return first ? [dayOf(first, ...others)] : [];
};

const elements = () => document.querySelectorAll('.month *');

test('another day selected draws two cells, and nothing of the header', async () => {
  renderCalendar({ today: '2026-11-21', days: crowded('2026-11-18', 9) });
  await screen.findByText('+7 más');
  for (const date of ['2026-11-23', '2026-11-24']) {
    jest.mocked(names.cellName).mockClear();
    jest.mocked(steps.Steps).mockClear();
    const day = document.querySelector(`[data-date="${date}"]`) ?? document.body;
    fireEvent.click(day);
    expect(day).toHaveAttribute('aria-selected', 'true');
    expect(names.cellName).toHaveBeenCalledTimes(2);
    expect(steps.Steps).not.toHaveBeenCalled();
  }
});

test('a day chosen draws nothing of what stands ahead, which it hides', async () => {
  renderCalendar({ today: '2026-11-21', withAhead: true, days: crowded('2026-11-23', 1) });
  await screen.findByRole('button', { name: /^Hoy, / });
  for (const date of ['2026-11-24', '2026-11-25']) {
    jest.mocked(coming.comingOf).mockClear();
    const day = document.querySelector(`[data-date="${date}"]`) ?? document.body;
    fireEvent.click(day);
    expect(day).toHaveAttribute('aria-selected', 'true');
    expect(coming.comingOf).not.toHaveBeenCalled();
  }
});

const go = (way: string) => fireEvent.click(screen.getByRole('button', { name: way }));

/** Once those months, by a day that only their own grid has, are drawn and wait. */
const waiting = (...months: readonly string[]) =>
  waitFor(() => {
    const drawn = [...document.querySelectorAll<HTMLElement>('[aria-hidden] [data-date$="-15"]')];
    expect(drawn.map((day) => day.dataset['date']?.slice(0, 7)).sort()).toEqual(months);
  });

test('the months around it wait drawn, and going to one draws its tab stop alone', async () => {
  const days = [...crowded('2026-11-18', 9), ...crowded('2026-12-16', 7)];
  renderCalendar({ today: '2026-11-21', days });
  await waiting('2026-10', '2026-12');
  expect(screen.getAllByRole('gridcell')).toHaveLength(35);
  jest.mocked(names.cellName).mockClear();
  const drawn = [...elements()];
  go('Mes siguiente');
  expect(title()).toBe('Diciembre de 2026');
  expect(cell(/^miércoles 16 de diciembre de 2026, 7 eventos/)).toHaveTextContent('+5 más');
  // The one that leaves, and the one that comes.
  expect(names.cellName).toHaveBeenCalledTimes(2);
  expect([...elements()]).toEqual(drawn);
});

test('no more than three months are drawn, however far one goes', async () => {
  renderCalendar({ today: '2026-11-21' });
  await waiting('2026-10', '2026-12');
  const drawn = [...elements()];
  go('Mes siguiente');
  await waiting('2026-11', '2027-01');
  go('Mes siguiente');
  await waiting('2026-12', '2027-02');
  expect([...elements()]).toEqual(drawn);
});

test('a day with hundreds of events costs what one with a few does', async () => {
  const { unmount } = renderCalendar({ today: '2026-11-21', days: crowded('2026-11-18', 4) });
  await screen.findByText('+2 más');
  const few = elements().length;
  unmount();
  renderCalendar({ today: '2026-11-21', days: crowded('2026-11-18', 400) });
  await screen.findByText('+398 más');
  expect(elements()).toHaveLength(few);
});
