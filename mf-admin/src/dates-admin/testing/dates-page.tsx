import type { HolidayEdit, YearHoliday } from '@almanaque/api';
import type { CalendarEvent, IsoDate } from '@almanaque/shared-contracts';
import type { FakeRequest, FakeRoutes } from '@almanaque/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { ana } from '../../testing/sessions.ts';
import { DatesAdmin } from '../dates-admin.tsx';

export const year = new Date().getFullYear();
export const inYear = (day: string) => `${year}-${day}` as IsoDate;

const eventOn = (date: IsoDate, title: string, origin: CalendarEvent['origin']): CalendarEvent => ({
  id: `${date}-${title}`,
  date,
  title,
  description: '',
  type: 'festivo',
  tone: 'festivo',
  origin,
  picture: null,
});
export const norm = 'Ley 27.399, art. 1';
export const sovereignty: YearHoliday = {
  id: 'soberania',
  version: 0,
  change: 'official',
  official: { date: inYear('11-23'), norm },
  event: eventOn(inYear('11-23'), 'Soberanía', {
    kind: 'feriado',
    category: 'trasladable',
    originalDate: inYear('11-20'),
    norm,
    certainty: 'provisorio',
  }),
};
export const bridge: YearHoliday = {
  id: 'puente',
  version: 2,
  change: 'official',
  official: { date: inYear('12-07'), norm },
  event: eventOn(inYear('12-07'), 'Puente', {
    kind: 'no-laborable',
    category: 'puente',
    scope: null,
    norm,
    certainty: 'oficial',
  }),
};

export const CHANGE = 'PATCH /api/v1/holidays/soberania';
export const DECIDE = 'PATCH /api/v1/holidays/puente';

/** On the first day of the year none of its dates has passed. */
beforeEach(() =>
  jest.useFakeTimers({ advanceTimers: true, now: new Date(`${inYear('01-01')}T12:00`) }),
);
afterEach(() => jest.useRealTimers());

/** A server with two dates, which remembers the last change of each. */
export function serve(routes: FakeRoutes = {}) {
  const kept = new Map([sovereignty, bridge].map((holiday) => [holiday.id, holiday]));
  const keep =
    (id: string) =>
    ({ body }: FakeRequest) => {
      const before = kept.get(id) as YearHoliday;
      const { change, works } = body as HolidayEdit;
      const event =
        change?.kind === 'moved'
          ? { ...before.event, date: change.date }
          : { ...before.event, date: before.official?.date ?? before.event.date };
      const origin =
        works === undefined ? event.origin : { ...event.origin, works: works ?? undefined };
      const holiday = {
        ...before,
        version: before.version + 1,
        change: change?.kind ?? before.change,
        event: { ...event, origin },
      };
      kept.set(id, holiday);
      return { holiday };
    };
  return fakeApi({
    'GET /api/v1/auth/session': () => ({ session: ana }),
    'GET /api/v1/holidays': () => ({ year, basis: 'table', holidays: [...kept.values()] }),
    'GET /api/v1/observances/sectors': () => ({
      sectors: [{ name: 'salud', on: false, count: 4, examples: ['Día del Médico'] }],
    }),
    [CHANGE]: keep('soberania'),
    [DECIDE]: keep('puente'),
    ...routes,
  });
}

export const openDates = async () => {
  openScreen(DatesAdmin, 'feriados');
  await screen.findByRole('heading', { name: 'Soberanía' });
};
export const rowOf = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);
