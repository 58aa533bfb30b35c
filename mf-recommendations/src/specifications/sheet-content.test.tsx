/** @jest-environment ./mf-recommendations/src/testing/browser-environment.cjs */
import { screen, within } from '@testing-library/react';
import { fakeServer } from '../testing/fake-server.ts';
import { anniversary } from '../testing/fixtures.ts';
import { renderRecommendations } from '../testing/render-recommendations.tsx';

/** The sheet of 'Diploma y café', whose providers are there. */
async function openSheet() {
  fakeServer();
  const { user } = renderRecommendations(anniversary);
  await user.click(await screen.findByRole('button', { name: /Diploma y café/ }));
  await user.click(screen.getByRole('button', { name: 'Usar Esta Recomendación' }));
  const dialog = await screen.findByRole('dialog');
  const sheet = within(dialog);
  await sheet.findByRole('heading', { name: 'Café Tortoni' });
  return { dialog, sheet, user };
}

const message = () => document.querySelector('.message');

test('begins with badges, title and description, and ends with the button that closes it', async () => {
  const { dialog, sheet } = await openSheet();
  const top = [
    sheet.getByText('Regalo'),
    sheet.getByText('Moderado'),
    sheet.getByRole('heading', { level: 2, name: /Diploma y café con el equipo/ }),
    sheet.getByText(/^Diploma impreso en papel grueso con una frase/),
    sheet.getByRole('heading', { level: 3, name: 'Objetivo de la actividad' }),
  ];
  const inOrder = [...dialog.querySelectorAll('*')].filter((element) =>
    top.includes(element as HTMLElement),
  );
  expect(inOrder).toEqual(top);
  expect(sheet.getAllByRole('button').at(-1)).toHaveAccessibleName('Cerrar');
});

test('the message is read until it is edited, in a box of many lines and without a limit', async () => {
  const { sheet, user } = await openSheet();
  expect(message()).toHaveTextContent(/^Hola, equipo:/);
  expect(message()?.querySelector('input, textarea, [contenteditable]')).toBeNull();
  expect(sheet.getByText(/^Medio:/)).toHaveTextContent(/^Medio: \S/);
  await user.click(sheet.getByRole('button', { name: 'Editar' }));
  const box = sheet.getByRole('textbox', { name: 'Mensaje de comunicación' });
  expect(box.tagName).toBe('TEXTAREA');
  expect(box).toHaveAttribute('placeholder', 'Edita el mensaje de comunicación...');
  expect(box).not.toHaveAttribute('maxlength');
  expect(message()).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Guardar' }));
  expect(sheet.getByRole('button', { name: 'Editar' })).toBeVisible();
  expect(message()).toHaveTextContent(/^Hola, equipo:/);
});

test('a provider has its name, type, address and phone, on a map that is drawn here', async () => {
  const { sheet } = await openSheet();
  const card = sheet.getByRole('heading', { name: 'Café Tortoni' }).closest('li') as HTMLElement;
  for (const said of ['Café notable', 'Av. de Mayo 825, Monserrat', '+54 11 4342-4328']) {
    expect(within(card).getByText(said)).toBeVisible();
  }
  const caption = sheet.getByText('Mapa de proveedores en Buenos Aires');
  const map = caption.closest('figure') as HTMLElement;
  expect(map.querySelector('svg')).not.toBeNull();
  expect(map.querySelector('img, iframe, image, canvas')).toBeNull();
});
