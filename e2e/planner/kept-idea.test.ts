import { signIn } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { homeOf } from '../support/home.ts';
import { FAILING, GOOD, test } from '../support/planner.ts';
import { expect } from '../support/test.ts';

test('an idea of the AI and its message are there after a restart, without the AI, until its template is back', async ({
  page,
  problems,
  provider,
  server,
  onDate,
}) => {
  // The server starts three times.
  test.slow();
  problems.allow(/status of 50[0-9].*ai-event-planner/);
  // While the server is restarted.
  problems.allow(
    /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE)/,
  );
  provider.answerWith(GOOD);
  await onDate('2025-09-13T09:00-03:00');
  await signIn(page, server, 'organizador');
  const { open, dayCard } = homeOf(page);
  const panel = page.getByRole('region', { name: /^Recomendaciones para: / });
  const kept = panel.getByRole('region', { name: 'Ideas guardadas en este evento' });
  const sheet = page.getByRole('dialog');
  const idea = panel.getByRole('button', { name: /Mesa de sabores/ });
  const regenerate = panel.getByRole('button', { name: 'Regenerar con IA' });
  const openPanel = async () => {
    await open('/?fecha=2025-09-21');
    await dayCard.getByRole('button', { name: 'Ver Recomendaciones de Actividades' }).click();
  };
  const openSheet = async () => {
    if ((await idea.getAttribute('aria-expanded')) === 'false') await idea.click();
    const card = panel
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /Mesa de sabores/ }) });
    await card.getByRole('button', { name: 'Usar Esta Recomendación' }).click();
  };
  const close = () => sheet.getByRole('button', { name: 'Cerrar' }).click();

  await openPanel();
  await expect(regenerate).toBeEnabled();
  await openSheet();
  await sheet.getByRole('button', { name: 'Editar' }).click();
  await sheet.getByLabel('Mensaje de comunicación').fill('Nos vemos en el patio');
  await sheet.getByRole('button', { name: 'Guardar' }).click();
  await expect(sheet).toContainText('La idea queda en el evento.');
  await close();
  await regenerate.click();
  await expect(kept.getByRole('button', { name: /Mesa de sabores/ })).toBeVisible();
  await expect(regenerate).toBeEnabled();
  await expect(idea).toHaveCount(1);

  // Whatever the AI answered is forgotten, and it answers no more.
  provider.answerWith(FAILING);
  await server.restart();
  await openPanel();
  await expect(panel).toContainText('La IA no está disponible en este momento');
  await expect(kept.getByText('IA', { exact: true })).toBeVisible();
  await openSheet();
  await expect(sheet).toContainText('Nos vemos en el patio');
  await expect(sheet).toContainText('Guardado por Bruno Sosa');
  await expect(sheet).toContainText('Que las personas se conozcan');
  await close();
  await expect(sheet).toBeHidden();
  await expectNoAxeFindings(page);

  // The AI has the same idea again.
  provider.answerWith(GOOD);
  await panel.getByRole('button', { name: 'Intentar IA nuevamente' }).click();
  await expect(regenerate).toBeEnabled();
  await expect(idea).toHaveCount(1);

  provider.answerWith(FAILING);
  await server.restart();
  await openPanel();
  await openSheet();
  await sheet.getByRole('button', { name: 'Restablecer plantilla' }).click();
  await expect(sheet).toContainText('Si cambiás el mensaje, esta idea de la IA queda guardada');
  await close();
  await openPanel();
  await expect(panel).toContainText('La IA no está disponible en este momento');
  await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(idea).toHaveCount(0);
});
