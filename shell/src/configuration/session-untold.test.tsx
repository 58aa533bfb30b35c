import { screen } from '@testing-library/react';
import { bring, fakeRemote, refusal } from '@almanaque/shared-contracts/testing';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { fakeApi } from '../testing/fake-api.ts';
import { renderSettings } from '../testing/render-page.tsx';
import { ana } from '../testing/sessions.ts';

let withdraw: () => void = () => undefined;
afterEach(() => act(() => withdraw()));

test.each([
  ['the list of all pages', '', /^Sucursales/],
  ['a page for administrators', 'sucursales', /^Sucursales/],
])(
  '%s tells that nobody says whose session it is, and is there once it is said',
  async (_what, path, name) => {
    let isDown = true;
    fakeApi({
      'GET /api/v1/auth/session': () =>
        isDown ? refusal(500, 'Algo falló de nuestro lado.') : { session: ana },
    });
    withdraw = bring([
      {
        point: 'settings-screen',
        id: 'offices',
        path: 'sucursales',
        title: 'Sucursales',
        about: 'Cada lugar en que se trabaja.',
        group: 'people',
        keywords: [],
        roles: ['administrador'],
        module: fakeRemote('sucursales'),
      },
    ]);
    renderSettings(path);
    const told = await screen.findByText(
      'El servidor no responde, y no sabemos qué podés ver acá.',
    );
    expect(screen.queryByRole('link', { name })).toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect((await screen.findAllByRole('link', { name })).length).toBeGreaterThan(0);
    expect(told).not.toBeInTheDocument();
  },
);
