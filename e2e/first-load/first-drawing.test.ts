import { homeOf } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

const PARTS = ['.masthead', '.logo', '.name', '.tagline'];
const WIDTHS = [320, 390, 820, 1440, 2560];

for (const width of WIDTHS) {
  test(`the masthead is there before the script, and stays where it is, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    let arrive = (): void => undefined;
    const isSeen = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/main.*.js', async (route) => {
      await isSeen;
      await route.continue();
    });
    const places = () =>
      page.evaluate(
        (parts) =>
          parts.map((part) =>
            JSON.stringify(document.querySelector(part)?.getBoundingClientRect()),
          ),
        PARTS,
      );
    await page.goto('/', { waitUntil: 'commit' });
    // Read before its style sheet it would be anywhere.
    await expect(page.locator('.masthead')).toHaveCSS('display', 'flex');
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const before = await places();
    arrive();
    await expect(homeOf(page).calendar).toBeVisible();
    expect(await places()).toEqual(before);
    await expect(page.getByText('Cultura viva en cada fecha')).toHaveCount(1);
  });
}

test('the page’s own rules reach nothing within its parts', async ({ page }) => {
  await homeOf(page).open();
  const grid = homeOf(page).calendar;
  const inset = await grid.evaluate((element) =>
    [...element.querySelectorAll('.page')].map((each) => getComputedStyle(each).paddingLeft),
  );
  expect(inset.length).toBeGreaterThan(0);
  expect(new Set(inset)).toEqual(new Set(['0px']));
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('no frame is light, from the first one to the month', async ({ page }) => {
    await page.addInitScript(() => {
      const grounds = new Set<string>();
      const look = () => {
        grounds.add(getComputedStyle(document.documentElement).backgroundColor);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, { grounds });
    });
    await homeOf(page).open();
    const grounds = await page.evaluate(() => [...(Reflect.get(window, 'grounds') as Set<string>)]);
    expect(grounds).toEqual(['rgb(14, 21, 38)']);
  });
});
