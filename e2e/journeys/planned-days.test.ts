import { asNewAccount, signIn } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { keepEvent } from '../support/events.ts';
import { homeOf } from '../support/home.ts';
import { addPerson } from '../support/people.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

const [BIRTHDAY, DINNER] = ['2027-07-14', '2027-07-15'];

test('a day with a plan has a ring in every open month, in the agenda and the year, but for whom the plan is a surprise', async ({
  page,
  browser,
  server,
}) => {
  await signIn(page, server, 'administrador');
  const hers = await (await browser.newContext({ baseURL: server.url })).newPage();
  const email = await asNewAccount(hers, browser, server, 'Lia');
  const birth = { day: 14, month: 7, year: null };
  await addPerson(page.request, server, { firstName: 'Lia', email, birth });
  await keepEvent(page, server, { title: 'Cena', date: DINNER });

  const [month, other] = [homeOf(page), await page.context().newPage()];
  await month.open(`/?fecha=${DINNER}`);
  await homeOf(hers).open(`/?fecha=${DINNER}`);
  const makePlan = async (date: string) => {
    await other.goto(`/?fecha=${date}`);
    await other.getByRole('button', { name: 'Armar un plan propio' }).click();
    await expect(other).toHaveURL(/\/planes\/[\w-]+$/);
  };
  const ringOn = (date: string, { day } = month) => day(date).getByTitle('con plan');

  await makePlan(BIRTHDAY);
  const began = Date.now();
  await expect(month.day(BIRTHDAY)).toHaveAccessibleName(/, 1 evento, con plan; cumpleaños de Lia/);
  test.info().annotations.push({ type: 'shown after', description: `${Date.now() - began} ms` });
  await expect(ringOn(BIRTHDAY)).toBeVisible();

  await makePlan(DINNER);
  await expect(ringOn(DINNER, homeOf(hers))).toBeVisible();
  await expect(homeOf(hers).day(BIRTHDAY)).toHaveAccessibleName(/, 1 evento; cumpleaños de Lia/);

  await other.getByText('Cancelado', { exact: true }).click();
  await expect(ringOn(DINNER)).toHaveCount(0);
  await expect(ringOn(BIRTHDAY)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(ringOn(BIRTHDAY)).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/?vista=anio&fecha=${DINNER}`);
  const ofYear = page.locator(`[data-date="${BIRTHDAY}"]`);
  await expect(ofYear).toHaveAccessibleName(/, 1 evento, con plan; cumpleaños de Lia/);
  await expect(ofYear.getByTitle('con plan')).toBeVisible();
  await page.goto('/?vista=agenda');
  const more = page.getByRole('button', { name: /^Ver más/ });
  const inAgenda = page.getByRole('heading', { level: 4, name: /14 de julio, con plan$/ });
  await expect(async () => {
    if (!(await inAgenda.isVisible())) await more.click({ timeout: 1000 });
    expect(await inAgenda.isVisible()).toBe(true);
  }).toPass();
  await expect(page.getByTitle('con plan')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTitle('con plan')).toBeHidden();
  await hers.context().close();
});
