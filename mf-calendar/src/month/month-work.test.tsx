import { fireEvent, screen } from '@testing-library/react';
import * as steps from '../header/steps.tsx';
import { companyEvent, dayOf } from '../testing/fixtures.ts';
import { renderCalendar, title } from '../testing/render-calendar.tsx';
import * as names from './cell-name.ts';

// As they are, and counted: every cell that is drawn asks its name.
jest.mock('./cell-name.ts', () => counted<typeof names>('./cell-name.ts', 'cellName'));
jest.mock('../header/steps.tsx', () => counted<typeof steps>('../header/steps.tsx', 'Steps'));

function counted<Module extends object>(path: string, name: keyof Module) {
  const actual = jest.requireActual<Module>(path);
  return { ...actual, [name]: jest.fn(actual[name] as () => unknown) };
}

const crowded = (date: string, count: number) => {
  const [first, ...others] = Array.from({ length: count }, (_, index) =>
    companyEvent(date, `Reunión ${index + 1} del ${date}`),
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

test('another month is written over the one before', async () => {
  // In the same cell of both.
  const days = [...crowded('2026-11-18', 9), ...crowded('2026-12-16', 7)];
  renderCalendar({ today: '2026-11-21', days });
  const go = (way: string) => fireEvent.click(screen.getByRole('button', { name: way }));
  await screen.findByText('+7 más');
  go('Mes siguiente');
  await screen.findByText('+5 más');
  const before = [...elements()];
  go('Mes anterior');
  expect(title()).toBe('Noviembre de 2026');
  expect(screen.getByText('Reunión 1 del 2026-11-18')).toBeInTheDocument();
  expect(screen.queryByText('Reunión 1 del 2026-12-16')).not.toBeInTheDocument();
  const now = [...elements()];
  expect(now).toHaveLength(before.length);
  expect(now.filter((element, place) => element !== before[place])).toHaveLength(0);
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
