import { expect } from '../../support/test.ts';
import { altered, ENTRY, isExposed, type Answer, type Fault } from '../support/fault.ts';
import { test } from '../support/site.ts';
import { storiesOf } from '../support/stories.ts';
import { testFault } from '../support/test-fault.ts';

/** The page's own question after it is blocked as well. */
const BLOCKED =
  /Failed to find a valid digest in the 'integrity' attribute|SRI's integrity checks failed/;

const tampered = (whole: Answer): Answer =>
  altered(whole, (code) => `window.tampered=true;${code}`);

const tamperedWhere = (is: (file: string, manifest: unknown) => boolean): Fault => ({
  kind: 'answers',
  title: 'archivo que no coincide con su hash',
  withIntegrity: true,
  browserSays: BLOCKED,
  answer: (file, whole, manifest) => (is(file, manifest) ? tampered(whole) : whole),
});

testFault(tamperedWhere(isExposed));

test.describe('a registry that lists the hashes of all', () => {
  test.use({ hashes: 'all' });

  test('an entry that was tampered with does not run, and is back once it is whole', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(BLOCKED);
    // It asks again by itself, also while its origin changes what it serves.
    problems.allow(/net::ERR_/);
    const calendar = site.origins['mf-calendar'];
    const { notice, restored } = storiesOf(page)['mf-calendar'];
    await calendar.breakWith(tamperedWhere((file) => file === ENTRY));
    await page.goto(`${site.url}/?fecha=2025-09-30`);
    await expect(notice).toBeVisible();
    expect(await page.evaluate(() => Reflect.has(window, 'tampered'))).toBe(false);
    await calendar.heal();
    await expect(restored).toBeVisible();
  });
});

for (const hashes of ['all but the entries', 'all but the exposed chunks'] as const) {
  test.describe(`a registry that lists the hashes of ${hashes}`, () => {
    test.use({ hashes });

    test('lets nothing in that it does not list', async ({ page, site, problems }) => {
      problems.expect(BLOCKED);
      await page.goto(site.url);
      await expect(storiesOf(page)['mf-calendar'].notice).toBeVisible();
    });
  });
}
