import {
  isHoliday,
  type CalendarDay,
  type CalendarEvent,
} from '@almanaque/shared-contracts/schemas';
import { crowdedMonth } from '../support/crowded-month.ts';
import { homeOf } from '../support/home.ts';
import { A3_LYING, A4_LYING, printedSheets } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

test('in the printed year, too, what a line has no room for goes on beside its mark', async ({
  page,
}) => {
  await page.route('**/api/v1/calendar?*', (route) =>
    route.fulfill({ json: crowdedMonth(route.request()) }),
  );
  await page.goto('/?vista=anio&fecha=2026-11-23');
  await expect(homeOf(page).day('2026-01-10')).toHaveAccessibleName(/1 evento/);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1047, height: 718 });
  const alone = page.locator('.planner .titles > .rows-2');
  await expect.poll(() => alone.count()).toBeGreaterThan(0);
  const lefts = await alone.evaluateAll((lines) =>
    lines.map((line) => {
      const words = document.createRange();
      words.selectNodeContents(line);
      words.setStartAfter(line.firstElementChild ?? line);
      return [...words.getClientRects()].map(({ left }) => left);
    }),
  );
  const wrapped = lefts.filter(({ length }) => length > 1);
  expect(wrapped.length).toBeGreaterThan(0);
  for (const [first = NaN, ...next] of wrapped)
    for (const left of next) expect(Math.abs(left - first)).toBeLessThan(1);
});

test("in the printed year a holiday's name is whole, with people's dates on its day", async ({
  page,
}) => {
  await page.addInitScript(`window.print = () => undefined`);
  await page.route('**/api/v1/calendar?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { days: CalendarDay[] };
    for (const day of answer.days.filter(({ events }) => events.some(isHoliday)))
      for (const name of ['Julieta Díaz', 'Maximiliano Fernández', 'Ana Wojciechowski']) {
        const [of] = day.events as [CalendarEvent];
        const origin = { kind: 'empresa', sample: false } as const;
        day.events.push({
          ...of,
          id: name,
          title: `Cumpleaños de ${name}`,
          type: 'cumpleanos',
          origin,
        });
        day.total += 1;
      }
    await route.fulfill({ json: answer });
  });
  await page.goto('/?vista=anio&fecha=2026-11-23');
  await expect(homeOf(page).day('2026-11-23')).toHaveAccessibleName(/Soberanía/);
  for (const [item, width, height] of [
    ['El año en una hoja A4', 1062, 733],
    ['El año en un cartel A3', 1527, 1062],
  ] as const) {
    await page.getByRole('button', { name: 'Imprimir' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width, height });
    const names = page.locator('.planner .titles > .holiday');
    await expect.poll(() => names.count()).toBe(16);
    const cut = await names.evaluateAll((all) =>
      all
        .filter(
          (name) =>
            name.textContent.endsWith('…') ||
            name.scrollWidth > name.clientWidth ||
            name.scrollHeight > name.clientHeight + 1 ||
            name.getBoundingClientRect().bottom >
              (name.closest('.planner-day')?.getBoundingClientRect().bottom ?? 0) + 0.5,
        )
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test("in the printed year what a day's rows cut is told in full at the foot of its one sheet", async ({
  page,
}) => {
  await page.addInitScript(`window.print = () => undefined`);
  const titles = [
    'Simulacro de evacuación del edificio central',
    'Capacitación en primeros auxilios para todos los turnos',
  ];
  await page.route('**/api/v1/calendar?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { days: CalendarDay[] };
    for (const day of answer.days.filter(({ date }) => /-(?:09|17|25)$/.test(date))) {
      const [of] = day.events as [CalendarEvent];
      const origin = { kind: 'empresa', sample: false } as const;
      day.events = titles.map((title) => ({
        ...of,
        id: title,
        title,
        type: 'personalizado',
        origin,
      }));
      day.total = titles.length;
    }
    await route.fulfill({ json: answer });
  });
  await page.goto('/?vista=anio&fecha=2026-11-23');
  await expect(homeOf(page).day('2026-11-23')).toHaveAccessibleName(/Soberanía/);
  for (const [item, width, height, sheet, cut] of [
    ['El año en una hoja A4', 1062, 733, A4_LYING, titles],
    // Three rows hold the first of them.
    ['El año en un cartel A3', 1527, 1062, A3_LYING, titles.slice(1)],
  ] as const) {
    await page.getByRole('button', { name: 'Imprimir' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width, height });
    const foot = page.locator('.planner .in-full');
    for (const title of cut) await expect(foot).toContainText(title);
    const room = await page.locator('.planner').evaluate((planner) => {
      const columns = planner.querySelector('.columns');
      const rows = [...planner.querySelectorAll('.planner-day')];
      return {
        // The last line is on the sheet, and the rows made room for what the foot says.
        beyond: planner.scrollHeight - planner.clientHeight,
        overlap:
          Math.max(...rows.map((row) => row.getBoundingClientRect().bottom)) -
          (columns?.getBoundingClientRect().bottom ?? 0),
      };
    });
    expect(room.beyond, item).toBeLessThanOrEqual(1);
    expect(room.overlap, item).toBeLessThanOrEqual(1);
    expect(await printedSheets(page), item).toEqual([sheet]);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
