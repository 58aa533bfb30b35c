import { keptLabel } from '../../tools/kept-release.ts';
import { NO_AI } from '../support/home.ts';
import { expect } from '../support/test.ts';
import { walk } from './support/journey.ts';
import { MIXES, olderIn, TODAY } from './support/mix.ts';
import { test } from './support/site.ts';

// One site for all of them: it takes a while to start.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ onDate, problems }) => {
  // On a busy machine each page takes its time.
  test.slow();
  problems.allow(NO_AI);
  // What the older shell's runtime writes when it tries again: see `walk`.
  problems.allow(/removeRemote failed/);
  await onDate('2025-09-13T09:00-03:00');
});

for (const mix of MIXES) {
  test(`works with these of the release before: ${olderIn(mix)}`, async ({ page, site }, info) => {
    await walk(page, site.put(mix), mix, info);
  });
}

test('a remote of before is refused where the registry asks for more, and the rest works', async ({
  page,
  site,
}) => {
  await page.goto(site.put({ ...TODAY, 'mf-calendar': 'old' }, '^1.1.0'));
  const { contract } = keptLabel();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    `El calendario no está disponible por ahora. Ofrece la versión ${contract} del contrato, y este portal necesita ^1.1.0.`,
  );
  await expect(page.getByRole('button', { name: /^Eventos próximos, \d+/ })).toBeVisible();
});
