import type { PeopleImport } from '@almanaque/api';
import type { QueryClient } from '@almanaque/shared-contracts';
import { type FakeRoutes, reply } from '@almanaque/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { importOf, servePeople } from '../../testing/people.ts';
import { openPeople } from '../../testing/open-people.tsx';

export const UPLOAD = 'POST /api/v1/people/imports';
const GET = 'GET /api/v1/people/imports/i-1';
export const MAP = 'PATCH /api/v1/people/imports/i-1';
export const ROWS = 'GET /api/v1/people/imports/i-1/rows';
export const MISSING = 'GET /api/v1/people/imports/i-1/missing';
export const APPLY = 'POST /api/v1/people/imports/i-1/apply';
export const UNDO = 'POST /api/v1/people/imports/i-1/undo';

export const counts = { new: 2, changed: 1, same: 4, wrong: 1, missing: 0, blank: 0 };
const columns = [
  { header: 'Legajo', samples: ['1001', '1002'], field: 'legajo' as const },
  { header: 'Quién', samples: ['Acuña, Lucía'], field: null },
];
const working = (step: 'reading' | 'applying' | 'undoing') =>
  importOf('working', { step, done: 40, total: 100 });
export const ready = (changes = {}) =>
  importOf('ready', {
    columns,
    counts,
    doubled: { events: [], total: 0, kept: [] },
    clearBlanks: false,
    problem: null,
    ...changes,
  });
export const applied = importOf('applied', {
  result: { created: 2, updated: 1, left: 0, wrong: 1, events: 0 },
  ...{ appliedAt: '2026-11-21T15:04:00.000Z', by: 'ana@empresa.com.ar' },
  undo: { people: 3, changedSince: 0 },
  wrongKept: 1,
  problem: null,
});
export const undone = importOf('undone', {
  result: { removed: 2, restored: 0, kept: 1, events: 0 },
  ...{ appliedAt: '2026-11-20T15:04:00.000Z', by: null },
});

/**
 * A server whose import goes on as it is asked to, one look at it being under way each time.
 * @param mapped What its columns make of it.
 */
export const serve = (first: PeopleImport, routes: FakeRoutes = {}, mapped = ready()) => {
  let now: PeopleImport = first;
  let after: PeopleImport | null = null;
  const start = (step: PeopleImport, result: PeopleImport) => {
    now = step;
    after = result;
    return reply(202, step);
  };
  return servePeople({
    [UPLOAD]: () => start(working('reading'), first),
    [GET]: () => {
      const told = now;
      if (after) [now, after] = [after, null];
      return told;
    },
    [MAP]: () => start(working('reading'), mapped),
    [APPLY]: () => start(working('applying'), applied),
    [UNDO]: () => start(working('undoing'), undone),
    [ROWS]: () => ({ rows: [], next: null }),
    ...routes,
  });
};

/** @returns what the page has read. */
export async function openWizard(): Promise<QueryClient> {
  const queries = openPeople();
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'Importar nómina' }))[0] as HTMLElement,
  );
  await screen.findByRole('heading', { name: 'Importar nómina' });
  return queries;
}

export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));

export async function upload(): Promise<QueryClient> {
  const queries = await openWizard();
  const file = new File(['Legajo;Quién\n1001;Acuña, Lucía'], 'nomina.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText('Elegir archivo'), file);
  return queries;
}

export async function toPreview(): Promise<void> {
  await upload();
  await press('Ver cómo queda');
  await screen.findByRole('heading', { name: 'Así quedaría' });
}
