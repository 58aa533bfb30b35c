import { readFileSync } from 'node:fs';
import type { Locator, Page, Route } from '@playwright/test';
import type { RunningServer } from '../../tools/server.ts';
import { signIn } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { keepEvent } from '../support/events.ts';
import { homeOf, openSpecification } from '../support/home.ts';
import { addPerson } from '../support/people.ts';
import { freeDay } from '../support/free-day.ts';
import { PLACE, photograph } from '../support/photograph.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

/** Somebody of the roster has a birthday on that day; whoever is signed in administers. */
async function keepBirthday(page: Page, server: RunningServer, date: string, firstName: string) {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  await addPerson(page.request, server, { firstName, birth: { day, month, year: null } });
}

const planOf = (page: Page) => ({
  tasks: page.getByRole('region', { name: 'Tareas' }),
  money: page.getByRole('region', { name: 'Presupuesto' }),
  afterwards: page.getByRole('region', { name: 'Cómo salió' }),
});

test('from a birthday to a done plan, with money and a rating', async ({ page, server }) => {
  await signIn(page, server, 'administrador');
  const date = await freeDay(page.request, server, 60);
  await keepBirthday(page, server, date, 'Zulma');
  await openSpecification(page, date);
  await page.getByRole('button', { name: 'Armar el plan' }).click();
  await expect(page).toHaveURL(/\/planes\/[\w-]+$/);
  const { tasks, money, afterwards } = planOf(page);
  await expect(tasks.getByRole('checkbox').first()).toBeVisible();
  // What was pressed went with its page: whoever goes by keyboard goes on from the title.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();

  await page.getByText('En marcha', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'En marcha' })).toBeChecked();
  const [first, last] = [tasks.getByRole('listitem').first(), tasks.getByRole('listitem').last()];
  const title = String(await first.locator('.task-title').textContent());
  await first.getByRole('button', { name: /^Mover/ }).hover();
  await page.mouse.down();
  await last.hover();
  await page.mouse.move(400, 4000);
  await page.mouse.up();
  await expect(last.locator('.task-title')).toHaveText(title);
  await tasks.getByRole('checkbox').first().click();
  await expect(tasks).toContainText('Hecha por Ana Paz');

  await page.getByRole('button', { name: 'Definir el presupuesto' }).click();
  await money.getByRole('textbox', { name: 'Presupuesto' }).fill('150.000');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('button', { name: 'Agregar un gasto' }).click();
  await page.getByLabel('Qué', { exact: true }).fill('Torta');
  await page.getByLabel('Importe').fill('98.450,50');
  await page.getByRole('button', { name: 'Agregar', exact: true }).last().click();
  await expect(money).toContainText(/QuedaUS\$\s51\.549,50/);

  await page.getByText('Hecho', { exact: true }).click();
  await page.getByRole('button', { name: 'Contar cómo salió' }).click();
  await page.getByTitle('Muy bien').click();
  await page.getByLabel(/^Qué repetir/).fill('La terraza.');
  await page.getByRole('button', { name: 'Guardar' }).click();
  // The form says the same; it is gone once it was kept.
  await expect(afterwards.getByRole('button', { name: 'Editar cómo salió' })).toBeVisible();
  await expect(afterwards).toContainText('4 de 5: Muy bien');
  await page.reload();
  await expect(afterwards).toContainText('La terraza.');

  await page.getByRole('link', { name: '‹ Planes' }).click();
  await expect(heading).toHaveText('Planes');
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Todos' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hecho' })).toContainText(
    'US$ 98.450,50',
  );
});

test('the pages of plans begin at the brand’s left edge, clear of its logo', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'administrador');
  for (const address of ['/planes', '/planes/cobertura']) {
    await page.goto(address);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    const left = async (element: Locator) => Math.round((await element.boundingBox())?.x ?? -1);
    for (const width of [600, 820, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await left(title), `${address}, ${width} px`).toBe(
        await left(page.getByRole('banner').locator('.name')),
      );
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await left(title), address).toBe(await left(page.getByRole('banner')));
  }
});

test('by keyboard alone: a plan of one’s own, its tasks in order, one done', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'administrador');
  const date = await freeDay(page.request, server, 75);
  await keepBirthday(page, server, date, 'Aldo');
  await page.goto(`/?fecha=${date}`);
  await page.getByRole('button', { name: 'Armar un plan propio' }).focus();
  await page.keyboard.press('Enter');
  const { tasks } = planOf(page);
  await tasks.getByLabel('Nueva tarea').focus();
  await page.keyboard.type('Elegir la torta');
  await page.keyboard.press('Enter');
  await expect(tasks).toContainText('0 de 1 tarea');
  await page.keyboard.type('Inflar globos');
  await page.keyboard.press('Enter');
  await expect(tasks).toContainText('0 de 2 tareas');

  await tasks.getByRole('button', { name: /^Mover «Inflar globos»/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(tasks.getByRole('listitem').first()).toContainText('Inflar globos');
  await expect(tasks.getByRole('button', { name: /^Mover «Inflar globos»/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(tasks).toContainText('1 de 2 tareas');

  await page.getByRole('radio', { name: 'Idea' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'En marcha' })).toBeChecked();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoAxeFindings(page);
  }
});

test('an event with a plan is deleted once that is known, and its plan stays or goes along', async ({
  page,
  server,
  problems,
}) => {
  await signIn(page, server, 'organizador');
  const date = await freeDay(page.request, server, 90);
  await keepEvent(page, server, { title: 'Asado', date });
  await page.goto(`/?fecha=${date}`);
  await page.getByRole('button', { name: 'Armar un plan propio' }).click();
  await expect(page).toHaveURL(/\/planes\/[\w-]+$/);
  const plan = page.url();

  const asked = page.getByRole('group', { name: 'Confirmación' });
  const remove = async () => {
    await page.goto(`/?fecha=${date}`);
    await page.getByRole('button', { name: 'Editar: Asado' }).click();
    await page.getByRole('button', { name: 'Borrar', exact: true }).click();
    await expect(asked).toContainText('Este evento tiene un plan: «Asado».');
  };
  await remove();
  await expect(page.getByRole('button', { name: 'Cancelar' })).toHaveCount(1);
  await expect(asked.getByRole('button', { name: 'Borrar el evento' })).toBeFocused();
  for (const no of [['Escape'], ['Tab', 'Enter']]) {
    for (const key of no) await page.keyboard.press(key);
    await expect(asked).toBeHidden();
    await expect(page.getByRole('button', { name: 'Borrar', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(asked.getByRole('button', { name: 'Borrar el evento' })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Se borró «Asado».')).toBeVisible();
  await page.goto(plan);
  await expect(page.getByText('«Asado» ya no está en el calendario.')).toBeVisible();

  await keepEvent(page, server, { title: 'Asado', date });
  await page.goto(`/?fecha=${date}`);
  await page.getByRole('button', { name: 'Armar un plan propio' }).click();
  await expect(page).toHaveURL(/\/planes\/[\w-]+$/);
  const other = page.url();
  const removeBoth = async () => {
    await remove();
    await asked.getByRole('checkbox', { name: 'Borrar también el plan' }).check();
    await asked.getByRole('button', { name: 'Borrar el evento' }).click();
  };
  problems.expect(/503 .*\/api\/v1\/events\//);
  const refuse = (route: Route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 503, json: { error: 'down', message: 'Ahora no se puede.' } })
      : route.fallback();
  await page.route(/\/api\/v1\/events\//, refuse);
  await removeBoth();
  await expect(page.getByText('Ahora no se puede.')).toBeVisible();
  await page.unroute(/\/api\/v1\/events\//, refuse);
  await page.goto(other);
  await expect(page.getByRole('heading', { level: 1, name: 'Asado' })).toBeVisible();

  await removeBoth();
  await page.getByText('Se borró «Asado». También se borró su plan.').waitFor();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByText('«Asado» volvió al calendario. Su plan volvió a Planes.').waitFor();
  await page.goto(other);
  await expect(page.getByRole('heading', { level: 1, name: 'Asado' })).toBeVisible();

  await removeBoth();
  await page.getByText('Se borró «Asado». También se borró su plan.').waitFor();
  problems.expect(/404 .*\/api\/v1\/plans\//);
  await page.goto(other);
  await expect(page.getByText('Este plan no está')).toBeVisible();
});

test('an event with a plan is moved once it is seen where its tasks go', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'organizador');
  // Of one month, for the mouse.
  await keepEvent(page, server, { title: 'Cena', date: '2027-06-09' });
  const { open, day, dayCard } = homeOf(page);
  await open('/?fecha=2027-06-09');
  await page.getByRole('button', { name: 'Armar un plan propio' }).click();
  await expect(page).toHaveURL(/\/planes\/[\w-]+$/);
  const plan = page.url();
  const { tasks } = planOf(page);
  await tasks.getByLabel('Nueva tarea').fill('Reservar');
  await page.keyboard.press('Enter');
  await expect(tasks).toContainText('0 de 1 tarea');

  await open('/?fecha=2027-06-09');
  const chip = (date: string) => day(date).locator('.chip', { hasText: 'Cena' });
  const asked = page.getByRole('dialog', { name: 'Mover «Cena»' });
  await expect(chip('2027-06-09')).toHaveAttribute('draggable', 'true');
  await chip('2027-06-09').dragTo(day('2027-06-10'));
  await expect(asked).toContainText('Su plan «Cena»: del miércoles 9 de junio de 2027');
  await expect(asked).toContainText('Reservar: mar 8 jun → mié 9 jun');
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(chip('2027-06-09')).toBeVisible();

  await dayCard.getByRole('button', { name: 'Mover: Cena' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(asked).toContainText('Reservar: mar 8 jun → mié 9 jun');
  await asked.getByRole('button', { name: 'Mover' }).click();
  await expect(page.getByText('Se movió «Cena» al jueves 10 de junio de 2027.')).toBeVisible();
  await page.goto(plan);
  await expect(tasks).toContainText('mié 9 jun');
});

test('files are kept with a plan, by choice and by drop, downloaded, taken away and brought back', async ({
  page,
  server,
  problems,
}) => {
  await signIn(page, server, 'organizador');
  await keepEvent(page, server, { title: 'Kermés', date: '2027-06-23' });
  await page.goto('/?fecha=2027-06-23');
  await page.getByRole('button', { name: 'Armar un plan propio' }).click();
  await expect(page).toHaveURL(/\/planes\/[\w-]+$/);
  const files = page.getByRole('region', { name: 'Archivos' });
  problems.expect(/415 .*virus/);
  const chooser = page.waitForEvent('filechooser');
  await files.getByRole('button', { name: 'Agregar archivos' }).focus();
  await page.keyboard.press('Enter');
  const content = Buffer.from('%PDF-1.7 menú');
  await (
    await chooser
  ).setFiles([
    { name: 'Menú.pdf', mimeType: 'application/pdf', buffer: content },
    { name: 'virus.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') },
  ]);
  await expect(files.getByText('«virus.pdf»: Ese archivo no se guarda')).toBeVisible();
  const link = files.getByRole('link', { name: 'Menú.pdf' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('Menú.pdf');
  expect(readFileSync(await download.path())).toEqual(content);

  await files.getByText(/^Soltá acá/).evaluate((place) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['%PDF-1.7 música'], 'Música.pdf'));
    for (const type of ['dragover', 'drop']) {
      place.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }
  });
  await expect(files.getByRole('link', { name: 'Música.pdf' })).toBeVisible();
  await files.getByRole('button', { name: 'Quitar el archivo «Menú.pdf»' }).click();
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click();
  await expect(link).toBeVisible();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoAxeFindings(page);
  }
});

test('of a photo only what it shows is kept with a plan, not where it was taken', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'organizador');
  await keepEvent(page, server, { title: 'Fogón', date: '2027-06-24' });
  await page.goto('/?fecha=2027-06-24');
  await page.getByRole('button', { name: 'Armar un plan propio' }).click();
  await expect(page).toHaveURL(/\/planes\/[\w-]+$/);
  const files = page.getByRole('region', { name: 'Archivos' });
  const buffer = await photograph(page);
  expect(buffer.includes(PLACE)).toBe(true);
  await files.getByLabel('Archivos del plan').setInputFiles([
    { name: 'Salón.jpg', mimeType: 'image/jpeg', buffer },
    // The server tells it by its content, too.
    { name: 'Patio.pdf', mimeType: 'application/pdf', buffer },
    { name: 'rota.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG', 'latin1') },
  ]);
  await expect(files.getByText(/«rota.png»: .* no se pudo leer como imagen/)).toBeVisible();
  for (const name of ['Salón.jpg', 'Patio.pdf.jpg']) {
    const address = await files.getByRole('link', { name }).getAttribute('href');
    const kept = await page.request.get(address ?? '');
    expect(kept.headers()['content-type']).toBe('image/jpeg');
    const body = await kept.body();
    expect(body.includes(PLACE)).toBe(false);
    const size = await page.evaluate(async (base64) => {
      const picture = new Image();
      picture.src = `data:image/jpeg;base64,${base64}`;
      await picture.decode();
      return [picture.naturalWidth, picture.naturalHeight];
    }, body.toString('base64'));
    expect(size).toEqual([1600, 1200]);
  }
});

test.describe('on a touch device', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a plan asks for files, and for nothing to be dropped', async ({ page, server }) => {
    await signIn(page, server, 'organizador');
    await keepEvent(page, server, { title: 'Picada', date: '2027-06-25' });
    await page.goto('/?fecha=2027-06-25');
    await page.getByRole('button', { name: 'Armar un plan propio' }).click();
    const files = page.getByRole('region', { name: 'Archivos' });
    await expect(files.getByText('Presupuestos', { exact: true })).toBeVisible();
    await expect(files.getByText(/Soltá/)).toBeHidden();
  });
});
