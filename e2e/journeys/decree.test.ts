import type { Page } from '@playwright/test';
import type { TaskDue } from '@almanaque/api';
import { isoDate, type CalendarEvent } from '@almanaque/shared-contracts/schemas';
import { signIn } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { keepEvent } from '../support/events.ts';
import { addPerson } from '../support/people.ts';
import { openFromSettings } from '../support/settings.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

/** In a year by rule alone, far enough never to be over: Independence Day is a Sunday there. */
const [HOLIDAY, DECREED] = ['2090-07-09', isoDate('2090-07-13')];
const BIRTHDAY = '2090-07-19';
const EVENTS = ['14', '17', '18', '20', '21', '24'].map((day) => `2090-07-${day}`);

type Origin = CalendarEvent['origin'];

const inDays = (businessDays: number): TaskDue => ({ kind: 'offset', businessDays });

/** What whoever is signed in on a page does, from outside of it. */
function apiOf(page: Page, { url }: { readonly url: string }) {
  const send = async (method: string, path: string, data?: object) => {
    const options = { method, headers: { origin: url }, ...(data && { data }) };
    const answer = await page.request.fetch(`${url}/api/v1${path}`, options);
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as unknown;
  };
  return {
    send,
    /** Of what the calendar has on a day. */
    idOn: async (date: string, kind: Origin['kind']) => {
      const answer = await send('GET', `/calendar?from=${date}&to=${date}`);
      const { days } = answer as { days: { events: { id: string; origin: Origin }[] }[] };
      const event = days[0]?.events.find(({ origin }) => origin.kind === kind);
      return event?.id ?? `nothing on ${date}`;
    },
    plan: async (event: string): Promise<string> => {
      const answer = await send('POST', '/plans', { event, recommendation: null });
      return (answer as { plan: { id: string } }).plan.id;
    },
    add: (plan: string, title: string, due: TaskDue) =>
      send('POST', `/plans/${plan}/tasks`, { title, due }),
  };
}

test('a decree that moves a holiday is told to each of the eight plans behind it, and can be undone', async ({
  page,
  server,
}) => {
  test.slow();
  await signIn(page, server, 'administrador');
  const api = apiOf(page, server);
  await addPerson(page.request, server, {
    firstName: 'Zoe',
    birth: { day: 19, month: 7, year: null },
  });
  for (const date of EVENTS) await keepEvent(page, server, { title: `Cena del ${date}`, date });
  const plans = [await api.plan(await api.idOn(HOLIDAY, 'feriado'))];
  for (const date of EVENTS) plans.push(await api.plan(await api.idOn(date, 'empresa')));
  await page.goto(`/?fecha=${BIRTHDAY}`);
  await page.getByRole('button', { name: 'Armar un plan propio' }).click();
  await expect(page).toHaveURL(/\/planes\/[\w-]+$/);
  plans.push(page.url().split('/').at(-1) ?? '');
  for (const id of plans) {
    await api.add(id, 'Invitar', inDays(1));
    await api.add(id, 'Comprar', inDays(3));
    await api.add(id, 'Reservar', inDays(8));
  }
  const [ofHoliday = '', first = '', second = ''] = plans;
  await api.add(first, 'Brindis', { kind: 'pinned', date: DECREED });

  const plan = await page.context().newPage();
  const list = plan.getByRole('region', { name: 'Tareas' });
  const task = (title: string) => list.getByRole('listitem').filter({ hasText: title });
  await plan.goto(`/planes/${first}`);
  await task('Comprar').getByRole('checkbox').click();
  await expect(task('Comprar')).toContainText('Hecha por Ana Paz');
  const board = await page.context().newPage();
  await board.goto('/planes?vista=all');
  const told = board.getByText('Cambiaron las fechas');
  await expect(board.getByText('8 planes')).toBeVisible();
  await expect(told).toHaveCount(0);

  const office = page.getByRole('main');
  await page.clock.setFixedTime('2090-06-20T09:00-03:00');
  await page.goto(`/?fecha=${HOLIDAY}`);
  await openFromSettings(page, 'Feriados y efemérides');
  const row = office.getByRole('listitem').filter({ hasText: 'Día de la Independencia' });
  await row.getByRole('button', { name: /^Mover/ }).click();
  await office.getByLabel('Nueva fecha').fill('13/07/2090');
  await office.getByLabel('Norma o motivo').fill('Decreto 12/2090');
  await test.step('before it is done, each plan says what it would do to it', async () => {
    const ahead = office.getByRole('region', { name: 'Planes que cambian de fecha' });
    await expect(ahead).toContainText('Cambian las fechas de 8 planes');
    await expect(ahead).toContainText('del viernes 7 de julio de 2090 al miércoles 12 de julio');
    await expect(ahead).toContainText('Invitar: jue 6 jul → mar 11 jul');
    const more = ahead.getByText('Y 4 planes más');
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(ahead.getByRole('list')).toHaveCount(8);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoAxeFindings(page);
    }
    await expect(told).toHaveCount(0);
    const date = office.getByLabel('Nueva fecha');
    await date.fill('09/07/2090');
    await expect(ahead).toHaveCount(0);
    await date.fill('13/07/2090');
    await expect(ahead).toBeVisible();
  });
  await office.getByRole('button', { name: 'Mover' }).click();
  await expect(row.getByText('movido por la empresa')).toBeVisible();
  await expect(told).toHaveCount(8);

  const daysOff = plan.getByRole('region', { name: 'Cambiaron los días no laborables' });
  const moved = plan.getByRole('region', { name: 'La fecha cambió' });

  await test.step('each says what moves, and nothing of it falls on a day off', async () => {
    for (const id of plans) {
      await plan.goto(`/planes/${id}`);
      const notice = id === ofHoliday ? moved : daysOff;
      await expect(notice.getByRole('listitem').filter({ hasText: '→' })).not.toHaveCount(0);
      const open = list.locator('[data-done="false"]').filter({ hasText: /días? hábil/ });
      await expect(open).toHaveCount(id === first ? 2 : 3);
      for (const words of await open.allTextContents()) {
        expect(words).not.toMatch(/jue 13 jul|sáb \d|dom \d/);
      }
    }
  });

  await test.step('the holiday’s own plan goes along with it', async () => {
    await plan.goto(`/planes/${ofHoliday}`);
    // It is celebrated on the last day of work up to it.
    await expect(moved).toContainText('del viernes 7 de julio de 2090 al miércoles 12 de julio');
    await expect(moved).toContainText('Invitar: jue 6 jul → mar 11 jul');
  });

  await test.step('what was done stays, and so does what is pinned', async () => {
    await plan.goto(`/planes/${first}`);
    await expect(daysOff).toContainText('sigue siendo el viernes 14 de julio de 2090');
    await expect(daysOff.getByRole('listitem')).toHaveText([
      'Invitar: jue 13 jul → mié 12 jul',
      'Reservar: mar 4 jul → lun 3 jul',
    ]);
    await expect(task('Brindis')).toContainText('jue 13 jul');
    await expect(task('Comprar')).toContainText('Hecha por Ana Paz');
    for (const width of [390, 1440]) {
      await plan.setViewportSize({ width, height: 900 });
      await expectNoAxeFindings(plan);
    }
    await daysOff.getByRole('button', { name: 'Está bien' }).click();
    await expect(daysOff).toHaveCount(0);
    await expect(task('Invitar')).toContainText('mié 12 jul');
    await expect(told).toHaveCount(7);
  });

  await test.step('whoever wants the dates of before keeps them, and can undo that', async () => {
    await plan.goto(`/planes/${second}`);
    await expect(daysOff).toContainText('Reservar: mié 5 jul → mar 4 jul');
    await daysOff.getByRole('button', { name: 'Dejar las fechas de antes' }).click();
    await expect(daysOff).toHaveCount(0);
    await expect(task('Reservar')).toContainText('mié 5 julFecha fija');
    await plan.getByRole('button', { name: 'Deshacer el último cambio' }).click();
    await expect(daysOff).toContainText('Reservar: mié 5 jul → mar 4 jul');
  });

  await test.step('the decree is taken back: only what was accepted has news', async () => {
    const back = row.getByRole('button', { name: /^Volver a lo oficial: / });
    const ahead = row.getByRole('group', { name: /vuelve al domingo 9 de julio/ });
    await back.click();
    await expect(ahead).toContainText('Cambian las fechas de 8 planes');
    await expectNoAxeFindings(page);
    await page.keyboard.press('Escape');
    await expect(ahead).toHaveCount(0);
    await expect(back).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(ahead.getByRole('button', { name: 'Volver a lo oficial' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row.getByText('provisorio')).toBeVisible();
    await expect(told).toHaveCount(1);
    await expect(daysOff).toHaveCount(0);
    await expect(task('Reservar')).toContainText('mié 5 jul8 días hábiles antes');
    await plan.goto(`/planes/${first}`);
    await expect(daysOff).toContainText('Invitar: mié 12 jul → jue 13 jul');
  });
});

test('a day no laborable on which the company will not work has tasks due before it', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'administrador');
  const api = apiOf(page, server);
  // Good Friday, a holiday, is the day after Maundy Thursday.
  const monday = '2090-04-17';
  await keepEvent(page, server, { title: 'Desayuno', date: monday });
  const id = await api.plan(await api.idOn(monday, 'empresa'));
  await api.add(id, 'Invitar', inDays(1));
  const plan = await page.context().newPage();
  await plan.goto(`/planes/${id}`);
  const list = plan.getByRole('region', { name: 'Tareas' });
  await expect(list).toContainText('jue 13 abr');

  await page.clock.setFixedTime('2090-04-01T09:00-03:00');
  await page.goto(`/?fecha=${monday}`);
  await openFromSettings(page, 'Feriados y efemérides');
  const thursday = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Jueves Santo' });
  const choice = thursday.getByRole('combobox');
  const ahead = thursday.getByRole('group', { name: /^Jueves Santo, .*: no se trabaja\.$/ });
  await choice.focus();
  await choice.selectOption('No se trabaja');
  await expect(ahead).toContainText('Cambian las fechas de un plan');
  await expect(ahead).toContainText('Invitar: jue 13 abr → mié 12 abr');
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(ahead).toHaveCount(0);
  await expect(choice).toBeFocused();
  await expect(list).toContainText('jue 13 abr');
  await choice.selectOption('No se trabaja');
  await ahead.getByRole('button', { name: 'Guardar' }).click();
  await expect(list).toContainText('mié 12 abr');
  await expect(plan.getByRole('region', { name: 'Cambiaron los días' })).toContainText(
    'Invitar: jue 13 abr → mié 12 abr',
  );
});

test('a day that the company adds, and a holiday that it takes away, say first what they do to plans', async ({
  page,
  server,
}) => {
  test.slow();
  await signIn(page, server, 'administrador');
  const api = apiOf(page, server);
  const [friday, monday] = ['2091-10-19', '2091-10-22'];
  await keepEvent(page, server, { title: 'Torneo', date: monday });
  const id = await api.plan(await api.idOn(monday, 'empresa'));
  await api.add(id, 'Invitar', inDays(1));
  const plan = await page.context().newPage();
  await plan.goto(`/planes/${id}`);
  const list = plan.getByRole('region', { name: 'Tareas' });
  await expect(list).toContainText('vie 19 oct');

  const office = page.getByRole('main');
  await page.clock.setFixedTime('2091-10-01T09:00-03:00');
  await page.goto(`/?fecha=${friday}`);
  await openFromSettings(page, 'Feriados y efemérides');
  await test.step('a day that is added, as it is written', async () => {
    await page.getByRole('button', { name: 'Agregar fecha' }).click();
    await office.getByLabel('Nombre').fill('Día de la ciudad');
    await office.getByLabel('Fecha').fill('19/10/2091');
    const ahead = office.getByRole('region', { name: /con «Día de la ciudad»$/ });
    await expect(ahead).toContainText('Con «Día de la ciudad» cambian las fechas de un plan');
    await expect(ahead).toContainText('Invitar: vie 19 oct → jue 18 oct');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoAxeFindings(page);
    }
    await office.getByLabel('Qué es').selectOption('no-laborable');
    await expect(ahead).toHaveCount(0);
    await office.getByLabel('Qué es').selectOption('feriado');
    await expect(ahead).toBeVisible();
    await expect(list).toContainText('vie 19 oct');
    await office.getByRole('button', { name: 'Agregar', exact: true }).click();
    await expect(list).toContainText('jue 18 oct');
  });

  await test.step('the same day when it is deleted', async () => {
    const row = office.getByRole('listitem').filter({ hasText: 'Día de la ciudad' });
    await row.getByRole('button', { name: /^Borrar/ }).click();
    const ahead = row.getByRole('group', { name: '«Día de la ciudad» se borra.' });
    await expect(ahead).toContainText('Invitar: jue 18 oct → vie 19 oct');
    await expectNoAxeFindings(page);
    await ahead.getByRole('button', { name: 'Borrar' }).click();
    await expect(row).toHaveCount(0);
    await expect(list).toContainText('vie 19 oct');
  });

  await test.step('a holiday that is taken away, with a plan of its own', async () => {
    const title = 'Día del Respeto a la Diversidad Cultural';
    const row = office.getByRole('listitem').filter({ hasText: title });
    const date =
      (await row.getByRole('button', { name: /^Quitar/ }).getAttribute('aria-label')) ?? '';
    expect(date).toContain('de octubre');
    const holiday = await api.send('GET', '/holidays?year=2091');
    const { holidays } = holiday as { holidays: { event: { id: string; title: string } }[] };
    const own = await api.plan(holidays.find(({ event }) => event.title === title)?.event.id ?? '');
    await api.add(own, 'Reservar', inDays(2));
    await row.getByRole('button', { name: /^Quitar/ }).click();
    const ahead = row.getByRole('group', { name: /se quita del calendario\.$/ });
    await expect(ahead).toContainText('y se queda sin fecha.');
    await expect(ahead).toContainText(/Reservar: .* → sin fecha/);
    await expectNoAxeFindings(page);
    await ahead.getByRole('button', { name: 'Quitar' }).click();
    await expect(row.getByText('quitado por la empresa')).toBeVisible();
    await row.getByRole('button', { name: /^Volver a lo oficial/ }).click();
    const back = row.getByRole('group', { name: /vuelve al calendario, el / });
    await expect(back).toContainText('vuelve a tener fecha, el ');
    await expect(back).toContainText(/Reservar: sin fecha → /);
  });
});
