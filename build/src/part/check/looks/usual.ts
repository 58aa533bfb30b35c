import type { Contribution } from '@almanaque/shared-contracts/contributions';
import type { Sight } from '../in-page/portal.ts';
import type { Stage } from '../stage.ts';

interface Usual {
  readonly sight: Sight;
  readonly errors: readonly string[];
  /** Everything axe knows of it. */
  readonly findings: readonly string[];
  /** What axe finds after the page has turned dark. */
  readonly findingsInDark: readonly string[];
  /** What reaches out of the screen at a telephone's width. */
  readonly wide: readonly string[];
}

const PHONE = { width: 390, height: 844 };

const known = new WeakMap<Contribution, Promise<Usual>>();

/**
 * A contribution in the usual scene, as whoever only looks at it sees it. It is shown once for all of
 * them: a page of its own for each costs most of a second of the processor's time.
 */
export function usual(contribution: Contribution, stage: Stage): Promise<Usual> {
  const seen =
    known.get(contribution) ??
    stage(contribution, {}, async ({ page, see, settle, errors }) => {
      const sight = await see();
      const findingsNow = () => page.evaluate(() => window.portal.findings());
      const findings = await findingsNow();
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.evaluate(() => window.portal.colour('dark'));
      await settle();
      const findingsInDark = await findingsNow();
      await page.setViewportSize(PHONE);
      await settle();
      const wide = await page.evaluate(() => window.portal.wide());
      return { sight, errors, findings, findingsInDark, wide };
    });
  known.set(contribution, seen);
  return seen;
}
