import { isoDate, viewStore } from '@almanaque/shared-contracts';
import { dayMarks } from '@almanaque/shared-contracts/marks';
import { bring, companyEvent, fakeRemote } from '@almanaque/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { loadAgenda } from '../../agenda/load-agenda.ts';
import { dayOf } from '../../testing/fixtures.ts';
import { cell, renderCalendar } from '../../testing/render-calendar.tsx';
import { loadYear } from '../../year/load-year.ts';

const POINT = 'mf-calendar/day-mark@1';
const on = (date: string, label: string) => ({ date: isoDate(date), label });
const dinner = dayOf(companyEvent({ date: '2026-11-18', title: 'Cena' }));
const NOVEMBER = { today: '2026-11-10', days: [dinner] };

test('a day that another part marks has a ring, and says why after what else it says', async () => {
  const marker = fakeRemote('marcas');
  const stop = bring([{ point: POINT, module: marker }]);
  const { user } = renderCalendar(NOVEMBER);
  // What marks days is told which are seen, once they are, and again when the month is turned.
  expect(await screen.findByText('marcas listo')).toBeInTheDocument();
  expect(marker.received.at(-1)?.point).toEqual({ from: '2026-11-01', to: '2026-12-12' });
  const held: (() => void)[] = [];
  act(() => {
    held.push(
      dayMarks().hold([on('2026-11-18', 'con plan'), on('2026-11-20', 'con plan')]),
      dayMarks().hold([on('2026-11-18', 'de guardia'), on('2026-11-18', 'con plan')]),
    );
  });
  const marked = await screen.findByRole('gridcell', {
    name: 'miércoles 18 de noviembre de 2026, 1 evento, con plan, de guardia; Cena',
  });
  expect(marked.querySelector('[title="con plan, de guardia"]')).toBeInTheDocument();
  // A day of which there is nothing else, too.
  const bare = cell('viernes 20 de noviembre de 2026, con plan');
  act(() => held[0]?.());
  expect(bare).toHaveAccessibleName('viernes 20 de noviembre de 2026');
  expect(bare.querySelector('[title]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  expect(marker.received.at(-1)?.point).toEqual({ from: '2026-11-29', to: '2027-01-09' });
  act(() => {
    for (const forget of held) forget();
    stop();
  });
});

describe('the other views have the ring too, and ask for the days they show', () => {
  beforeAll(async () => {
    await loadAgenda();
    await loadYear();
  });

  test.each([
    ['agenda', { from: '2026-11-01', to: '2026-11-30' }],
    ['anio', { from: '2026-01-01', to: '2026-12-31' }],
  ] as const)('%s', async (view, days) => {
    const marker = fakeRemote('marcas');
    const stop = bring([{ point: POINT, module: marker }]);
    viewStore().setView(view);
    renderCalendar(NOVEMBER);
    await screen.findAllByText('marcas listo');
    expect(marker.received.map(({ point }) => point)).toContainEqual(days);
    let forget: () => void = () => undefined;
    act(() => {
      forget = dayMarks().hold([on('2026-11-18', 'con plan')]);
    });
    expect(await screen.findByTitle('con plan')).toBeInTheDocument();
    expect(screen.getByText(/^miércoles 18 de noviembre.*, con plan/)).toBeInTheDocument();
    expect(screen.getByTitle('con plan').closest('[aria-hidden="true"]')).not.toBeNull();
    act(() => {
      forget();
      stop();
    });
    expect(screen.queryByTitle('con plan')).toBeNull();
  });
});

test('what is marked is not asked for where nobody marks anything', async () => {
  renderCalendar(NOVEMBER);
  const forget = dayMarks().hold([on('2026-11-18', 'con plan')]);
  expect(
    await screen.findByRole('gridcell', { name: /^miércoles 18 .*, 1 evento; Cena$/ }),
  ).toBeInTheDocument();
  forget();
});
