import { addDays, isoDate, type CalendarEvent } from '@almanaque/shared-contracts';
import { render, within } from '@testing-library/react';
import { MonthSheet } from './month-sheet.tsx';
import { sheetDay } from './sheet-lines.ts';

const FIRST = isoDate('2026-11-01');

const birthdays = (count: number): CalendarEvent[] =>
  Array.from({ length: count }, (_, number) => ({
    id: `cumpleanos-${number}`,
    date: FIRST,
    title: `Cumpleaños de Persona Número ${number}`,
    description: '',
    type: 'cumpleanos',
    tone: 'festivo',
    origin: { kind: 'empresa', sample: false },
    picture: null,
  }));

function sheetWith(count: number): HTMLElement {
  const days = Array.from({ length: 30 }, (_, of) =>
    sheetDay(addDays(FIRST, of), birthdays(count)),
  );
  const { container } = render(
    <MonthSheet
      month={FIRST}
      days={days}
      plate={null}
      paper="a4"
      companyName="Molinos del Sur"
      filters={[]}
    />,
  );
  return container;
}

test('nobody of a full month is left out: their number stands on the day, and their names follow', () => {
  const sheet = sheetWith(400);
  const [month, names] = sheet.querySelectorAll('section');
  expect(month?.querySelectorAll('.how-many')).toHaveLength(30);
  expect(within(names as HTMLElement).getAllByText(/Persona Número 399/)).toHaveLength(30);
  // On the screen that is a badge of the filters, which would be printed over the day.
  expect(sheet.querySelectorAll('.count')).toHaveLength(0);
});

test('where they all fit there is one sheet, and no number', () => {
  const sheet = sheetWith(1);
  expect(sheet.querySelectorAll('section')).toHaveLength(1);
  expect(sheet.querySelectorAll('.how-many')).toHaveLength(0);
});
