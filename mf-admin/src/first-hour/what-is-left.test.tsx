import type { FirstHour as State } from '@almanaque/api';
import { refusal } from '@almanaque/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveFirstHour } from '../testing/first-hour-server.ts';
import { renderInPage } from '../testing/open-screen.tsx';
import { WhatIsLeft } from './what-is-left.tsx';

describe('in the settings', () => {
  const left = () => screen.findByRole('region', { name: 'Primeros pasos' });

  test('that it cannot be read is told, and asked for again', async () => {
    let isDown = true;
    const left: State = {
      done: { company: true, people: false, dates: true, team: true },
      dismissed: false,
    };
    serveFirstHour(
      {},
      { 'GET /api/v1/first-hour': () => (isDown ? refusal(400, 'No se pudo.') : left) },
    );
    renderInPage(<WhatIsLeft />);
    expect(
      await screen.findByText(/^No se pudo leer qué falta de los primeros pasos\./),
    ).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Para empezar, falta' })).toBeVisible();
  });

  test('what is left stands as a list, until nobody wants it', async () => {
    serveFirstHour({ company: true, team: true });
    renderInPage(
      <>
        <WhatIsLeft />
        <input aria-label="Buscar" />
      </>,
    );
    const list = within(await left());
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/configuracion/primeros-pasos/personas',
      '/configuracion/primeros-pasos/fechas',
    ]);
    await userEvent.click(list.getByRole('button', { name: 'No recordarlo más' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull(),
    );
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  test('nothing is said where nothing is left', async () => {
    const { reads } = serveFirstHour({ company: true, people: true, dates: true, team: true });
    renderInPage(<WhatIsLeft />);
    await waitFor(() => expect(reads).toContain('/api/v1/first-hour'));
    expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull();
  });
});
