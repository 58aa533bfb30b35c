import { NO_AI } from '../../support/home.ts';
import { expect } from '../../support/test.ts';
import { openHostPage, test } from '../support/embedding.ts';
import { openSheet } from '../support/recommendations.ts';

test('where the portal denies the clipboard a message is copied all the same, and the focus stays', async ({
  page,
  embedding,
  problems,
  onDate,
}) => {
  problems.allow(NO_AI);
  await onDate('2025-09-13T09:00-03:00');
  await page.addInitScript(() => {
    const writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await openHostPage(page, embedding, {
    embeds: ['mf-recommendations'],
    attributes: 'date="2025-09-30"',
    after: '<textarea id="correo"></textarea>',
  });
  const { sheet } = await openSheet(page, '2025-09-30');
  await expect(sheet.getByText(/^Para enviarlo, completá lo que falta/)).toBeVisible();
  for (const gap of await sheet.getByRole('textbox').all()) await gap.fill('16:30');
  const copy = sheet.getByRole('button', { name: 'Copiar' });
  await expect(copy).toBeEnabled();
  await copy.press('Enter');
  await expect(sheet.getByText('Mensaje copiado')).toBeVisible();
  await expect(copy).toBeFocused();
  await expect(sheet).toBeVisible();

  await page.keyboard.press('Escape');
  await page.locator('#correo').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.locator('#correo')).toHaveValue(/16:30/);
});
