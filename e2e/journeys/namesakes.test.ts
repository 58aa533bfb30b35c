import { isoDate, type CalendarRange } from '@almanaque/shared-contracts/schemas';
import { homeOf } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ onDate }) => onDate('2026-11-27T09:00-03:00'));

test('in the narrow cells of a tablet no namesake is told by half a name', async ({ page }) => {
  const days = [
    ['Lucía Ignacio Acuña', 'Lucía Iñaki Acuña', 'Lucía Matías Acuña'],
    ['Agustina Castro', 'Agustina Cruz', 'Rocío Vega'],
    ['Ignacio Acuña', 'Ignacio Agüero', 'Maximiliano Fernández'],
    ['Guadalupe Etchegoyen', 'Guadalupe Etchegoyen', 'Juan Paz'],
  ];
  await page.route('**/api/v1/calendar?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as CalendarRange;
    answer.days = days.map((names, place) => ({
      date: isoDate(`2026-11-${10 + place}`),
      events: names.map((name, person) => ({
        ...{ id: `${place}-${person}`, date: isoDate(`2026-11-${10 + place}`), description: '' },
        ...{ title: `Cumpleaños de ${name}`, type: 'cumpleanos', tone: 'festivo', picture: null },
        origin: { kind: 'empresa', sample: false },
      })),
      total: names.length,
      highlights: ['cumpleanos'],
    }));
    await route.fulfill({ json: answer });
  });
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 1024 });
    await homeOf(page).open();
    const names = page.locator('.cell .chip-title');
    await expect.poll(() => names.count(), `${width} px`).toBe(12);
    const cut = await names.evaluateAll((all) =>
      all
        .filter((name) => name.scrollWidth > name.clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});
