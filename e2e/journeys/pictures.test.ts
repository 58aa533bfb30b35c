import { EMPTY_PERSON } from '@almanaque/api';
import { signIn } from '../support/accounts.ts';
import { homeOf } from '../support/home.ts';
import { PLACE, photograph } from '../support/photograph.ts';
import { backToMonth, openFromSettings } from '../support/settings.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

test('an event gets an icon and a picture, which others see and nobody can trace', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'organizador');
  const { open, day, dayCard } = homeOf(page);
  await open('/?fecha=2027-03-02');
  await dayCard.getByRole('button', { name: 'Agregar Evento Personalizado' }).click();
  const editor = page.getByRole('dialog', { name: 'Evento nuevo' });
  await editor.getByLabel('Título').fill('Asado');
  await editor.getByText('Ícono e imagen').click();
  await editor.getByTitle('Comida').click();
  const file = editor.getByLabel('Elegir una imagen');

  await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<') });
  await expect(editor.getByRole('alert')).toContainText('no es una imagen PNG, JPEG o WebP');
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(editor.getByRole('alert')).toContainText('no se pudo leer como imagen');

  const buffer = await photograph(page);
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  const description = editor.getByLabel('Qué se ve en la imagen');
  await editor.getByRole('button', { name: 'Guardar' }).click();
  await expect(description).toHaveAccessibleDescription(/marcala como decorativa/);
  await expect(description).toBeFocused();
  await description.fill('Las brasas, listas');
  await editor.getByRole('button', { name: 'Guardar' }).click();
  await expect(editor).toBeHidden();

  const picture = dayCard.getByRole('img', { name: 'Las brasas, listas' });
  await expect(picture).toHaveJSProperty('naturalWidth', 640);
  const served = await page.request.get((await picture.getAttribute('src')) ?? '');
  expect(served.headers()['content-type']).toBe('image/webp');
  expect((await served.body()).includes(PLACE)).toBe(false);
  await expect(day('2027-03-02').locator('.chip')).toContainText('Asado');

  await dayCard.getByRole('button', { name: 'Editar: Asado' }).click();
  const edited = page.getByRole('dialog', { name: 'Editar evento' });
  await edited.getByText('Es decorativa').click();
  await edited.getByRole('button', { name: 'Guardar' }).click();
  await expect(edited).toBeHidden();
  await expect(dayCard.getByRole('img')).toHaveCount(0);
  await expect(dayCard.locator('img')).toBeVisible();

  await dayCard.getByRole('button', { name: 'Editar: Asado' }).click();
  await edited.getByRole('button', { name: 'Quitar una imagen' }).click();
  await edited.getByRole('button', { name: 'Guardar' }).click();
  await expect(edited).toBeHidden();
  await expect(dayCard.locator('img')).toHaveCount(0);
});

test('a person gets a photo, shown with their birthday', async ({ page, server }) => {
  await signIn(page, server, 'administrador');
  const headers = { origin: server.url };
  const data = {
    ...EMPTY_PERSON,
    firstName: 'Lucía',
    lastName: 'Acuña',
    birth: { day: 9, month: 3, year: null },
  };
  const created = await page.request.post(`${server.url}/api/v1/people`, { data, headers });
  expect(created.status()).toBe(201);
  const { open, dayCard } = homeOf(page);
  await open('/?fecha=2027-03-09');
  const people = await openFromSettings(page, 'Personas');
  await people.getByRole('button', { name: 'Acuña, Lucía' }).click();
  const buffer = await photograph(page);
  const photo = people.getByRole('region', { name: 'Foto' });
  await photo
    .getByLabel('Elegir una foto')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await expect(photo.getByRole('button', { name: 'Quitar una foto' })).toBeVisible();
  await backToMonth(page);
  await expect(dayCard.getByRole('img', { name: 'Foto de Lucía Acuña' })).toHaveJSProperty(
    'naturalWidth',
    640,
  );
});
