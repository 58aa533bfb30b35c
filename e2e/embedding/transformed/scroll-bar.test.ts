import { launchOptions } from '../../../tools/chromium.ts';
import { homeOf } from '../../support/home.ts';
import { expect } from '../../support/test.ts';
import { openHostPage, test } from '../support/embedding.ts';

// With the scroll bars of a computer, which take room of the window.
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] },
});

test('a page that scrolls sideways does not hold the day', async ({ page, embedding, onDate }) => {
  await onDate('2025-09-13T09:00-03:00');
  await openHostPage(page, embedding, {
    embeds: ['mf-calendar'],
    before: '<header>Intranet</header>',
    css: 'header { width: 2000px }',
    attributes: 'date="2025-09-30"',
  });
  const { dayCard } = homeOf(page);
  await page.getByRole('radio', { name: 'Año' }).check();
  await expect(dayCard).toContainText('Revisión trimestral');
  const bar = await page.evaluate(() => innerHeight - document.documentElement.clientHeight);
  expect(bar).toBeGreaterThan(0);
  await expect(dayCard).not.toHaveAttribute('popover');
});
