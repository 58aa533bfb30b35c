import { signIn } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { freeDay } from '../support/free-day.ts';
import { keepEvent } from '../support/events.ts';
import { openSpecification } from '../support/home.ts';
import { addPerson } from '../support/people.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

test('what has no time any more says so and why, and leads to ideas that still have', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'administrador');
  const date = await freeDay(page.request, server, 6);
  const [, month = 0, day = 0] = date.split('-').map(Number);
  await addPerson(page.request, server, { firstName: 'Olga', birth: { day, month, year: null } });
  // The dearest takes longest.
  await openSpecification(page, date);
  await page.getByRole('button', { name: 'Armar el plan' }).click();
  await expect(page).toHaveURL(/\/planes\/[\w-]+$/);
  const tasks = page.getByRole('region', { name: 'Tareas' });
  await expect(tasks.getByText(/^Hay tareas que no llegan: queda/)).toBeVisible();
  const late = tasks.getByRole('listitem').filter({ hasText: 'No llega' }).first();
  await expect(late).toContainText(/Pide \d+ días hábiles/);
  // As on another day: the sheet it was made from is open on the page before until then.
  await page.reload();
  await tasks.getByRole('link', { name: 'Ver las ideas de esta fecha' }).click();
  await expect(page).toHaveURL(new RegExp(`fecha=${date}&evento=`));
  await expect(page.getByRole('heading', { name: /^Recomendaciones para: / })).toBeVisible();
});

test('last year’s plan is made again for this year’s date, with nothing of it done', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'administrador');
  const birth = { day: 18, month: 8, year: null };
  await addPerson(page.request, server, { firstName: 'Elsa', birth });
  await page.goto('/?fecha=2027-08-18');
  await page.getByRole('button', { name: 'Armar un plan propio' }).click();
  await expect(page).toHaveURL(/\/planes\/[\w-]+$/);
  const tasks = page.getByRole('region', { name: 'Tareas' });
  await tasks.getByLabel('Nueva tarea').fill('Encargar empanadas');
  await page.keyboard.press('Enter');
  await expect(tasks).toContainText('0 de 1 tarea');
  await tasks.getByRole('checkbox').click();
  await expect(tasks).toContainText('1 de 1 tarea');

  await page.goto('/?fecha=2028-08-18');
  await page.getByRole('button', { name: 'Repetir el plan del año pasado' }).click();
  await expect(page).toHaveURL(/\/planes\/[\w-]+$/);
  await expect(tasks).toContainText('0 de 1 tarea');
  await expect(tasks).toContainText('Encargar empanadas');
  await expect(page.getByRole('article').getByText('viernes 18 de agosto de 2028')).toBeVisible();
});

test('who leaves takes their date along: the plan closes, and says why', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'administrador');
  const birth = { day: 25, month: 8, year: null };
  await addPerson(page.request, server, { firstName: 'Hugo', birth });
  await page.goto('/?fecha=2027-08-25');
  await page.getByRole('button', { name: 'Armar un plan propio' }).click();
  await expect(page).toHaveURL(/\/planes\/[\w-]+$/);
  await expect(page.getByRole('article').getByText('miércoles 25 de agosto de 2027')).toBeVisible();

  const found = await page.request.get(`${server.url}/api/v1/people?q=Hugo`);
  const { people } = (await found.json()) as { people: { id: string }[] };
  const [hugo] = people;
  const left = await page.request.post(`${server.url}/api/v1/people/${hugo?.id}/leave`, {
    data: { leavingDate: '2026-11-01' },
    headers: { origin: server.url },
  });
  expect(left.ok(), await left.text()).toBe(true);
  // On the page that is open.
  await expect(page.getByRole('region', { name: 'El plan se cerró' })).toBeVisible();
});

test('the plan of an event that was deleted goes to another one, whole', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'organizador');
  await keepEvent(page, server, { title: 'Peña', date: '2027-09-08' });
  await keepEvent(page, server, { title: 'Peña de primavera', date: '2027-09-22' });
  await page.goto('/?fecha=2027-09-08');
  await page.getByRole('button', { name: 'Armar un plan propio' }).click();
  await expect(page).toHaveURL(/\/planes\/[\w-]+$/);
  const plan = page.url();
  const tasks = page.getByRole('region', { name: 'Tareas' });
  await tasks.getByLabel('Nueva tarea').fill('Conseguir un bombo');
  await page.keyboard.press('Enter');
  await expect(tasks).toContainText('mar 7 sep');

  await page.goto('/?fecha=2027-09-08');
  await page.getByRole('button', { name: 'Editar: Peña' }).click();
  await page.getByRole('button', { name: 'Borrar', exact: true }).click();
  await page.getByRole('button', { name: 'Borrar el evento' }).click();
  await page.getByText('Se borró «Peña».').waitFor();

  await page.goto(plan);
  const gone = page.getByRole('region', { name: 'La fecha ya no está' });
  await gone.getByRole('button', { name: 'Pasarlo a otra fecha' }).focus();
  await page.keyboard.press('Enter');
  const date = gone.getByRole('textbox', { name: 'Otra fecha' });
  await expect(date).toBeFocused();
  await date.fill('23/09/2027');
  await expect(gone.getByText('Ese día no hay nada en el calendario.')).toBeVisible();
  await date.fill('22/09/2027');
  await expect(gone.getByRole('combobox', { name: 'Para qué' })).toHaveValue(/^empresa-/);
  await expectNoAxeFindings(page);
  await date.press('Enter');
  await expect(gone).toHaveCount(0);
  await expect(page.getByRole('article')).toContainText('Peña de primavera');
  await expect(tasks).toContainText('mar 21 sep');
  await page.getByRole('button', { name: 'Deshacer el último cambio' }).click();
  await expect(gone).toBeVisible();
});
