import { failuresBy, loggedOf } from '../../faults/support/counted.ts';
import { isExposed } from '../../faults/support/fault.ts';
import { startServer } from '../../../tools/server.ts';
import { expect } from '../../support/test.ts';
import { openHostPage, test } from '../support/embedding.ts';

test('a portal tells the server of a part that does not load there, and why', async ({
  page,
  embedding,
  problems,
}, { annotations }) => {
  problems.expect(/status of 500/);
  const { portal, origins } = embedding;
  const server = await startServer({ CORS_ORIGINS: portal.url });
  portal.allow([embedding.api, server.url, ...Object.values(origins).map(({ url }) => url)]);
  await origins['mf-calendar'].breakWith({
    kind: 'answers',
    title: 'the server of its code fails',
    answer: (file, whole, manifest) =>
      isExposed(file, manifest) ? { ...whole, status: 500 } : whole,
  });
  await openHostPage(page, { portal, origins, api: server.url }, { embeds: ['mf-calendar'] });
  await expect(page.getByRole('alert')).toContainText('El calendario no está disponible');
  await expect
    .poll(() => failuresBy(server.url, 'mf-calendar'))
    .toHaveProperty('status', expect.any(Number));
  const logged = loggedOf(server.said(), 'mf-calendar');
  expect(logged).toEqual([expect.objectContaining({ origin: portal.url })]);
  annotations.push({ type: 'logged', description: JSON.stringify(logged) });
  // It goes on trying to load the part, and would meet no server.
  await page.close();
  await origins['mf-calendar'].heal();
  await server.stop();
});
