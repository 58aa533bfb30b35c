import type { Contribution } from '@almanaque/shared-contracts/contributions';
import type { Sight } from '../in-page/portal.ts';
import type { Stage } from '../stage.ts';

interface Usual {
  readonly sight: Sight;
  readonly errors: readonly string[];
  /** Everything axe knows of it. */
  readonly findings: readonly string[];
}

const known = new WeakMap<Contribution, Promise<Usual>>();

/**
 * A contribution in the usual scene, as whoever only looks at it sees it. It is shown once for all of
 * them: a page of its own for each costs most of a second of the processor's time.
 */
export function usual(contribution: Contribution, stage: Stage): Promise<Usual> {
  const seen =
    known.get(contribution) ??
    stage(contribution, {}, async ({ page, see, errors }) => {
      const sight = await see();
      return { sight, errors, findings: await page.evaluate(() => window.portal.findings()) };
    });
  known.set(contribution, seen);
  return seen;
}
