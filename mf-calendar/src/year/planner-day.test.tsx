import { isoDate, type CalendarEvent } from '@almanaque/shared-contracts';
import { render } from '@testing-library/react';
import type { Paper } from '../print/paper.ts';
import { NO_LANES, type Lanes } from '../month/bars.ts';
import { PlannerDay } from './planner-day.tsx';

const DATE = isoDate('2026-11-23');
const EVENTS = ['Asado', 'Simulacro', 'Cierre'].map((title): CalendarEvent => ({
  id: title,
  date: DATE,
  title,
  description: '',
  type: 'personalizado',
  tone: 'festivo',
  origin: { kind: 'empresa', sample: false },
  picture: null,
}));

/** The room that each line leaves at its end. */
function roomOf(total: number, paper: Paper = 'a4'): readonly string[] {
  const { container, unmount } = render(
    <PlannerDay
      paper={paper}
      date={DATE}
      lanes={NO_LANES}
      day={{ date: DATE, events: EVENTS, total, highlights: [] }}
    />,
  );
  const lines = [...container.querySelectorAll<HTMLElement>('.titles > span')];
  const rooms = lines.map(({ style }) => style.paddingRight);
  unmount();
  return rooms;
}

test('the last line of a day leaves room for the number of the rest, as wide as it is', () => {
  expect(roomOf(3)).toEqual(['', '2.5ch']);
  expect(roomOf(130)).toEqual(['', '4.5ch']);
});

test('a poster has a line more', () => {
  expect(roomOf(3, 'a3')).toEqual(['', '', '']);
  expect(roomOf(4, 'a3')).toEqual(['', '', '2.5ch']);
});

test('an event of several days runs beside them, and is told of on the first alone', () => {
  const [event] = EVENTS as [CalendarEvent];
  const day = { date: DATE, events: EVENTS, total: 3, highlights: [] };
  const drawn = (titleDays: number) => {
    const lanes: Lanes = [{ event, titleDays, begins: titleDays > 0, ends: false }];
    const { container, unmount } = render(
      <PlannerDay paper="a4" date={DATE} {...{ day, lanes }} />,
    );
    const titles = container.querySelector('.titles')?.textContent;
    const [run] = container.querySelectorAll('.run');
    const classes = run?.className.trim();
    unmount();
    return [titles, classes, container.textContent];
  };
  expect(drawn(3).slice(0, 2)).toEqual(['AsadoSimulacro', 'run personalizado begins']);
  expect(drawn(0).slice(0, 2)).toEqual(['SimulacroCierre', 'run personalizado']);
});

test('where nothing is left over each line has all the room', () => {
  expect(roomOf(2)).toEqual(['', '']);
});
