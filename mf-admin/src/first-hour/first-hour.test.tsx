import { navigation } from '@almanaque/shared-contracts';
import { refusal } from '@almanaque/shared-contracts/testing';
import { SettingsPart } from '@almanaque/ui/screen';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressNow, serveFirstHour, stepHeading } from '../testing/first-hour-server.ts';
import { openScreen, renderInPage } from '../testing/open-screen.tsx';
import { FirstHour } from './first-hour.tsx';

test('begins where something is left, at that step’s own address', async () => {
  serveFirstHour({ company: true });
  openScreen(FirstHour, 'primeros-pasos');
  await stepHeading(/^Paso 2 de 4: las personas$/);
  expect(addressNow()).toBe('/configuracion/primeros-pasos/personas');
  const steps = within(screen.getByRole('navigation', { name: 'Pasos' }));
  expect(steps.getByRole('link', { name: /^Tu empresa\s?, hecho$/ })).toBeVisible();
  expect(steps.getByRole('link', { name: /Las personas$/ })).toHaveAttribute(
    'aria-current',
    'step',
  );
});

test('a step can be left for later, and the next is where the person goes on', async () => {
  serveFirstHour();
  openScreen(FirstHour, 'primeros-pasos/fechas');
  await userEvent.click(await screen.findByRole('button', { name: 'Más tarde' }));
  expect(await stepHeading(/^Paso 4 de 4/)).toHaveFocus();
  expect(addressNow()).toBe('/configuracion/primeros-pasos/equipo');
});

test.each([
  ['empresa', /^Paso 1 de 4/],
  ['fechas', /^Paso 3 de 4/],
])('whoever comes to %s begins at its title, and not among its entries', async (path, title) => {
  serveFirstHour();
  openScreen(FirstHour, `primeros-pasos/${path}`);
  await screen.findAllByRole('textbox');
  expect(await stepHeading(title)).toHaveFocus();
});

test('a step is begun at its title also by whoever’s focus went with the one before', async () => {
  serveFirstHour();
  openScreen(FirstHour, 'primeros-pasos/empresa');
  await stepHeading(/^Paso 1 de 4/);
  act(() => {
    (document.activeElement as HTMLElement).blur();
    navigation().go('/configuracion/primeros-pasos/fechas');
  });
  expect(await stepHeading(/^Paso 3 de 4/)).toHaveFocus();
});

test('what was typed in a step is asked about before it is left for later', async () => {
  serveFirstHour();
  openScreen(FirstHour, 'primeros-pasos/fechas');
  await userEvent.type(await screen.findByLabelText('Qué se festeja'), 'Brindis');
  await userEvent.click(screen.getByRole('button', { name: 'Más tarde' }));
  expect(await screen.findByText('Hay cambios sin guardar.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Seguir editando' }));
  expect(screen.getByLabelText('Qué se festeja')).toHaveValue('Brindis');
  await userEvent.click(screen.getByRole('button', { name: 'Más tarde' }));
  await userEvent.click(screen.getByRole('button', { name: /^Descartar/ }));
  await stepHeading(/^Paso 4 de 4/);
});

test('where the session is unknown too, it is said that what is left cannot be told', async () => {
  const broken = () => refusal(403, 'Algo falló de nuestro lado.');
  serveFirstHour({}, { 'GET /api/v1/auth/session': broken, 'GET /api/v1/first-hour': broken });
  renderInPage(
    <SettingsPart>
      <FirstHour />
    </SettingsPart>,
  );
  expect(await screen.findByText('Algo falló de nuestro lado.')).toBeVisible();
});
