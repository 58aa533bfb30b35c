import { expectNoAxeFindings } from '../support/axe.ts';
import { homeOf } from '../support/home.ts';
import { startInspector } from '../support/inspector.ts';
import { expect, test } from './support/installation.ts';
import { startNotesOrigin } from './support/notes-origin.ts';

test('the inspector tells what stands in a place that is touched, and breaks it', async ({
  page,
  install,
  problems,
}) => {
  problems.allow(/Se rompió desde el inspector|is not available \(crashed\)/);
  const origin = await startNotesOrigin({ '1.0.0': {} });
  const { server, publish } = await install(origin.url);
  const manifest = `${origin.url}/1.0.0/mf-manifest.json`;
  publish({ name: 'mf-notas', manifest, contract: '^1.0.0' });
  const { open, calendar, dayCard, day } = homeOf(page);
  await open(`${server.url}/?fecha=2026-11-23`);
  const inspector = await startInspector(page);
  await inspector.getByRole('button', { name: 'Tocá un lugar de la página' }).click();
  await expect(dayCard).toContainText(/23 de noviembre/i);

  // What is touched is told, and nothing is done there.
  await inspector.getByRole('button', { name: 'Elegir en la página' }).click();
  await day('2026-11-24').hover();
  await expect(inspector.getByRole('heading', { name: 'Calendario' })).toBeVisible();
  await day('2026-11-24').click();
  await expect(dayCard).toContainText(/23 de noviembre/i);
  const told = inspector.getByRole('list', { name: 'Lo que es para este punto' });
  await expect(told).toContainText('está en la página');
  await expect(inspector).toContainText(/mf-calendar \d+\.\d+\.\d+ · \d+ ms · [\d,]+ KiB/);
  // Of another origin, which lets its sizes be known.
  await expect(inspector).toContainText(/mf-notas 1\.0\.0 · \d+ ms · [\d,]+ KiB/);
  await inspector.getByText(/^mf-calendar \d/).click();
  await expect(inspector.getByText(/^react 19\.\d+\.\d+$/).first()).toBeVisible();

  // Nobody is signed in, so that nothing is drawn under the day's event.
  const daySection = inspector.locator('summary', { hasText: 'mf-calendar/day-section@1' });
  await expect(daySection).toContainText('vacío en la página');
  await daySection.hover();
  const outline = page.locator('[aria-hidden] > span', { hasText: 'mf-calendar/day-section@1' });
  await expect(outline).toBeVisible();
  const [card, mark] = [await dayCard.boundingBox(), await outline.boundingBox()];
  if (!card || !mark) throw new Error('Nothing is seen.');
  expect(mark.x).toBeGreaterThanOrEqual(card.x);
  expect(mark.y).toBeGreaterThan(card.y);
  expect(mark.y).toBeLessThan(card.y + card.height);
  await daySection.click();
  await expect(
    inspector.getByRole('list', { name: 'Lo que es para mf-calendar/day-section@1' }),
  ).toContainText('Plan del día: no es para quien mira');

  await expectNoAxeFindings(page);

  await inspector.getByRole('button', { name: 'Romperla' }).click();
  await expect(calendar).toBeHidden();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  // It comes back by itself, as after any failure.
  await expect(calendar).toBeVisible();
  await inspector.getByRole('button', { name: 'Cerrar el inspector' }).click();
  await expect(inspector).toBeHidden();
  await page.close();
  await origin.stop();
});
