import type { IsoDate } from '@almanaque/shared-contracts';
import { heldAnswer, refusal } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPeople } from '../testing/open-people.tsx';
import { page, personWith, servePeople } from '../testing/people.ts';

const lucia = personWith({ leavingDate: '2026-10-30' as IsoDate });

/** The server, where each person has left; `whole` is what it answers about all of them, whatever their status. */
const serveThoseWhoLeft = (whole: () => unknown = () => page([lucia])) =>
  servePeople({
    'GET /api/v1/people': ({ query }) => {
      const status = query.get('status');
      return status === 'active' ? page([]) : status === 'all' ? whole() : page([lucia]);
    },
  });

const nobodyToday = () => screen.findByText(/^Hoy no figura nadie que trabaje acá/);
const isTheFirstThing = () => screen.queryByText(/^Todavía no hay personas/) !== null;

test('says that nobody works there today, and offers the way to those who left', async () => {
  serveThoseWhoLeft();
  openPeople();
  expect(await nobodyToday()).toBeVisible();
  expect(isTheFirstThing()).toBe(false);
  expect(screen.getByRole('button', { name: 'Oficinas y equipos' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Importar nómina' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ver a quienes egresaron' }));
  expect(await screen.findByText('Acuña, Lucía')).toBeVisible();
  expect(screen.getByLabelText('Situación')).toHaveDisplayValue('Egresaron');
});

test('says neither before it is known whether there is anybody at all', async () => {
  const held = heldAnswer(() => page([lucia]));
  const { reads } = servePeople({
    'GET /api/v1/people': (asked) =>
      asked.query.get('status') === 'active' ? page([]) : held.route(asked),
  });
  openPeople();
  await waitFor(() => expect(reads.some((read) => read.includes('status=all'))).toBe(true));
  expect(screen.getByLabelText('Cargando las personas')).toBeVisible();
  expect(isTheFirstThing()).toBe(false);
  act(held.release);
  expect(await nobodyToday()).toBeVisible();
});

test('where that cannot be read it says why, and asks again', async () => {
  let fails = true;
  serveThoseWhoLeft(() => (fails ? refusal(403, 'Sin permiso.') : page([lucia])));
  openPeople();
  expect(await screen.findByText('Sin permiso.')).toBeVisible();
  expect(isTheFirstThing()).toBe(false);
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await nobodyToday()).toBeVisible();
});
