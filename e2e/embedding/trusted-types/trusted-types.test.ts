import { readFileSync } from 'node:fs';
import { inHouse } from '../../../tools/house.ts';
import { homeOf, NO_AI } from '../../support/home.ts';
import { expect } from '../../support/test.ts';
import { openHostPage, test } from '../support/embedding.ts';

const POLICY = /```js trusted-types\.js\n(?<code>[\s\S]*?)```/;

/** Adds to the page's policy what such a portal's server sends in a header. */
const REQUIRED = `
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "require-trusted-types-for 'script'; trusted-types default";
  document.head.append(policy);
`;

/** What EMBEDDING.md has such a portal run first, with the origins of this one. */
function policyOfGuide(origins: readonly string[]): string {
  const code = POLICY.exec(readFileSync(inHouse('EMBEDDING.md'), 'utf8'))?.groups?.['code'] ?? '';
  return code.replace(/new Set\(\[[\s\S]*?\]\)/, `new Set(${JSON.stringify(origins)})`);
}

test('a portal that requires Trusted Types has the parts by what the guide says to allow', async ({
  page,
  embedding,
  problems,
  onDate,
}) => {
  problems.allow(NO_AI);
  await onDate('2025-09-13T09:00-03:00');
  const origins = Object.values(embedding.origins).map(({ url }) => url);
  await openHostPage(page, embedding, {
    embeds: ['mf-calendar', 'mf-notifications', 'mf-recommendations'],
    script: REQUIRED + policyOfGuide(origins),
  });
  const { calendar, day, dayCard, bell } = homeOf(page);
  await expect(calendar).toHaveAttribute('aria-busy', 'false');
  await day('2025-09-30').click();
  await dayCard.getByRole('button', { name: /Ver Recomendaciones/ }).click();
  await expect(page.getByRole('heading', { name: /^Recomendaciones para: / })).toBeVisible();
  await bell.click();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Año' }).check();
  await expect(day('2025-03-24')).toBeVisible();
});
