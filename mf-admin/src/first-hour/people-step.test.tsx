import { bring, fakeRemote } from '@almanaque/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveFirstHour, stepHeading } from '../testing/first-hour-server.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { FirstHour } from './first-hour.tsx';

describe('the people', () => {
  const PEOPLE = { point: 'mf-admin/first-people@1', title: 'Cargar a las personas' };
  let withdraw: () => void = () => undefined;
  afterEach(() => act(() => withdraw()));

  test('are brought by a part, which is told where it is and what follows', async () => {
    serveFirstHour({ company: true });
    const module = fakeRemote('nómina');
    withdraw = bring([{ ...PEOPLE, module }]);
    openScreen(FirstHour, 'primeros-pasos/personas/i-7');
    expect(await screen.findByText('nómina listo')).toBeVisible();
    expect(module.received.at(-1)?.point).toEqual({
      base: '/configuracion/primeros-pasos/personas',
      rest: 'i-7',
      next: '/configuracion/primeros-pasos/fechas',
    });
  });

  test('can be left for later where it does not come, which is said, and comes when asked to', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    serveFirstHour({ company: true });
    let isThere = false;
    const module = () =>
      isThere ? Promise.resolve(fakeRemote('nómina')) : Promise.reject(new Error('gone'));
    withdraw = bring([{ ...PEOPLE, missing: 'No se puede cargar a las personas.', module }]);
    openScreen(FirstHour, 'primeros-pasos/personas');
    expect(await screen.findByText('No se puede cargar a las personas.')).toBeVisible();
    isThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('nómina listo')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Más tarde' }));
    await stepHeading(/^Paso 3 de 4/);
  });

  test('where no part brings them that is said, and the other steps go on', async () => {
    serveFirstHour({ company: true });
    withdraw = bring([]);
    openScreen(FirstHour, 'primeros-pasos/personas');
    expect(await screen.findByText(/^Acá no está lo que carga a las personas/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Más tarde' }));
    await stepHeading(/^Paso 3 de 4/);
  });
});
