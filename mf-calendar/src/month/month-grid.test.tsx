import { askCalendar, isoDate, selectionStore } from '@almanaque/shared-contracts';
import { companyEvent } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { dayOf, SOVEREIGNTY } from '../testing/fixtures.ts';
import { cell, renderCalendar, title } from '../testing/render-calendar.tsx';

const NOVEMBER = { today: '2026-11-21' };
const tabStops = () => screen.getAllByRole('gridcell').filter((day) => day.tabIndex === 0);

describe('selecting a day', () => {
  test('a click selects it, another one deselects it', async () => {
    const { user } = renderCalendar(NOVEMBER);
    await user.click(cell(/^lunes 23 /));
    expect(cell(/^lunes 23 /)).toHaveAttribute('aria-selected', 'true');
    expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-23' });
    await user.click(cell(/^lunes 23 /));
    expect(cell(/^lunes 23 /)).toHaveAttribute('aria-selected', 'false');
    expect(selectionStore().getState()).toEqual({ kind: 'none' });
  });

  test('a click keeps the focus on the cell', async () => {
    const { user } = renderCalendar(NOVEMBER);
    await user.click(cell(/^lunes 23 /));
    expect(cell(/^lunes 23 /)).toHaveFocus();
    expect(tabStops()).toEqual([cell(/^lunes 23 /)]);
  });

  test('a day of the neighbouring month is selected and its month shown', async () => {
    const { user } = renderCalendar(NOVEMBER);
    await user.click(cell('jueves 3 de diciembre de 2026'));
    expect(title()).toBe('Diciembre de 2026');
    expect(cell('jueves 3 de diciembre de 2026')).toHaveAttribute('aria-selected', 'true');
    expect(cell('jueves 3 de diciembre de 2026')).toHaveFocus();
  });
});

describe('by keyboard', () => {
  test('the grid is one tab stop: today', () => {
    renderCalendar(NOVEMBER);
    expect(tabStops()).toEqual([cell(/^sábado 21 .*, hoy$/)]);
    expect(cell(/, hoy$/)).toHaveAttribute('aria-current', 'date');
  });

  test('an arrow past the end of the month shows the next and keeps the focus', async () => {
    const { user } = renderCalendar(NOVEMBER);
    cell(/, hoy$/).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(title()).toBe('Diciembre de 2026');
    expect(cell('sábado 5 de diciembre de 2026')).toHaveFocus();
  });

  test('Enter and the space bar select and deselect', async () => {
    const { user } = renderCalendar(NOVEMBER);
    cell(/, hoy$/).focus();
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-20' });
    await user.keyboard(' ');
    expect(selectionStore().getState()).toEqual({ kind: 'none' });
  });

  test('Escape deselects and leaves the focus in the month', async () => {
    const { user } = renderCalendar(NOVEMBER);
    await user.click(cell(/^lunes 23 /));
    await user.click(screen.getByRole('button', { name: 'Cerrar el día' }));
    expect(selectionStore().getState()).toEqual({ kind: 'none' });
    expect(cell(/^lunes 23 /)).toHaveFocus();
    await user.keyboard('{Enter}{Escape}');
    expect(selectionStore().getState()).toEqual({ kind: 'none' });
  });
});

test('a day that is chosen is announced, and Escape closes its recommendations before it', async () => {
  const { user } = renderCalendar(NOVEMBER);
  await user.click(cell(/^lunes 23 /));
  expect(screen.getByText('Día elegido: lunes 23 de noviembre de 2026.')).toHaveAttribute(
    'aria-live',
    'polite',
  );
  act(() => selectionStore().openEvent(SOVEREIGNTY));
  cell(/^lunes 23 /).focus();
  await user.keyboard('{Escape}');
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-23' });
  await user.keyboard('{Escape}');
  expect(selectionStore().getState()).toEqual({ kind: 'none' });
});

test('today is shown when another part of the page asks for it, with the focus on it', async () => {
  const { user } = renderCalendar(NOVEMBER);
  await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  act(() => void askCalendar('today'));
  await waitFor(() => expect(cell(/, hoy/)).toHaveFocus());
  expect(title()).toBe('Noviembre de 2026');
  await user.click(cell(/^lunes 23 /));
  act(() => void askCalendar('selected-day'));
  expect(screen.getByRole('region', { name: 'Día elegido' })).toHaveFocus();
  act(() => void askCalendar('calendar'));
  expect(cell(/^lunes 23 /)).toHaveFocus();
});

describe('a month that is turned with the focus on a day', () => {
  const turn = () => {
    cell(/^lunes 23 /).focus();
    act(() => selectionStore().restore({ kind: 'day', date: isoDate('2026-12-03') }));
    expect(title()).toBe('Diciembre de 2026');
    expect(cell('jueves 3 de diciembre de 2026')).toHaveFocus();
  };

  test('hands it on', () => {
    renderCalendar(NOVEMBER);
    turn();
  });

  test('hands it on to the month that waited', async () => {
    renderCalendar(NOVEMBER);
    await waitFor(() =>
      expect(document.querySelector('[aria-hidden] [data-date="2026-12-15"]')).toBeInTheDocument(),
    );
    turn();
  });

  test('takes none that was elsewhere', () => {
    renderCalendar(NOVEMBER);
    const next = screen.getByRole('button', { name: 'Mes siguiente' });
    next.focus();
    act(() => next.click());
    expect(title()).toBe('Diciembre de 2026');
    expect(next).toHaveFocus();
  });
});

test.each([
  ['2026-11-21', 5],
  ['2026-02-10', 5],
  ['2026-08-10', 6],
])('on %s the month has %i weeks', (today, weeks) => {
  renderCalendar({ today });
  expect(screen.getAllByRole('gridcell')).toHaveLength(weeks * 7);
});

test('the grid has weeks of seven named days, Sunday first', () => {
  renderCalendar(NOVEMBER);
  const grid = screen.getByRole('grid', { name: 'Noviembre de 2026' });
  expect(within(grid).getAllByRole('gridcell')).toHaveLength(35);
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map((day) => day.textContent),
  ).toEqual(['Dom', 'Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb']);
  expect(within(grid).getByRole('columnheader', { name: 'miércoles' })).toBeInTheDocument();
});

describe('a crowded day', () => {
  const events = Array.from({ length: 9 }, (_, index) =>
    companyEvent({ date: '2026-11-18', title: `Reunión ${index + 1}` }),
  );
  const [first, ...others] = events;
  const page = { ...NOVEMBER, days: first ? [dayOf(first, ...others)] : [], whole: events };

  test('shows the first two and how many more there are', async () => {
    renderCalendar(page);
    const more = await screen.findByRole('button', { name: '+7 más, miércoles 18 de noviembre' });
    expect(more).toHaveAttribute('tabindex', '-1');
    const shown = within(cell(/^miércoles 18 /));
    expect(shown.getByText('Reunión 2')).toBeInTheDocument();
    expect(shown.queryByText('Reunión 3')).not.toBeInTheDocument();
  });

  test('opens there, without being chosen, and closed gives the focus back', async () => {
    const { user } = renderCalendar(page);
    const more = await screen.findByRole('button', { name: /^\+7 más/ });
    await user.click(more);
    const peek = within(
      await screen.findByRole('dialog', { name: 'miércoles 18 de noviembre de 2026' }),
    );
    expect(await peek.findByRole('heading', { name: /Reunión 9/ })).toBeInTheDocument();
    expect(selectionStore().getState().kind).toBe('none');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(more).toHaveFocus();
  });

  test('is chosen from there, and never deselected', async () => {
    const { user } = renderCalendar(page);
    for (const _ of ['first', 'again']) {
      await user.click(await screen.findByRole('button', { name: /^\+7 más/ }));
      await user.click(await screen.findByRole('button', { name: 'Ver el día' }));
      expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-18' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(cell(/^miércoles 18 /)).toHaveFocus();
    }
  });

  test('has the button for the rest as the next stop after its day', async () => {
    const { user } = renderCalendar(page);
    const more = await screen.findByRole('button', { name: /^\+7 más/ });
    cell(/, hoy/).focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(cell(/^miércoles 18 /)).toHaveFocus();
    await user.tab();
    expect(more).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Ver el día' })).toBeInTheDocument();
  });
});

test('a highlight without an event has the mark of its type', async () => {
  const highlights = ['festivo'] as const;
  const days = [{ date: isoDate('2025-09-12'), events: [], total: 0, highlights: [...highlights] }];
  renderCalendar({ today: '2025-09-13', days });
  await waitFor(() =>
    expect(cell(/^viernes 12 /).querySelector('.marks.alone path')).toBeInTheDocument(),
  );
});

test('a title that a cell cuts is read whole under the pointer', async () => {
  const event = companyEvent({
    date: '2026-11-10',
    title: 'Reunión general de resultados del trimestre',
  });
  renderCalendar({ ...NOVEMBER, days: [dayOf(event)] });
  const words = await within(cell(/^martes 10 /)).findByText(/^Reunión general/);
  expect(words.closest('[title]')).toHaveAttribute('title', event.title);
});
