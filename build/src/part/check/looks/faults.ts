import { pointFacts } from '@almanaque/shared-contracts/contributions';
import { FAULTS, type FaultName } from '../in-page/faults.ts';
import type { Shown } from '../stage.ts';
import type { Look } from './look.ts';
import { usual } from './usual.ts';

/** Longer than all the tries of a query together: see its retries in the contract. */
const TRIES_MS = 60_000;
const STEP_MS = 5_000;

/** Lets the tries go by, each with time for its answer. */
async function outwait({ page, see }: Shown): Promise<void> {
  for (let passed = 0; passed < TRIES_MS; passed += STEP_MS) {
    await page.clock.fastForward(STEP_MS);
    const { asked } = await see();
    // It asks nothing: there is nothing that it would try again.
    if (asked === 0) return;
  }
}

interface Expected {
  /** What it shows where nothing fails. */
  readonly good: string;
  readonly mayBeEmpty: boolean;
}

async function wrongWith(
  fault: FaultName,
  expected: Expected,
  shown: Shown,
): Promise<string | null> {
  await outwait(shown);
  await shown.settle();
  const { failure, isThere, isNeighbourThere, asked, words, isBusy, isTelling } = await shown.see();
  if (failure !== null) return `pierde su lugar (${failure})`;
  if (!isNeighbourThere) return 'se lleva a su vecina';
  if (!isThere && !expected.mayBeEmpty) return 'no muestra nada';
  if (shown.errors.length > 0) return `deja un error sin atender: ${shown.errors[0] ?? ''}`;
  // Without an answer it may go on waiting, in its place.
  if (asked === 0 || fault === 'hang' || !isThere) return null;
  // The good server does not know every part's addresses: what tells of a fault may be there already.
  const isTold = words !== expected.good || isTelling;
  return isTold && !isBusy ? null : 'no dice que algo falló';
}

/** Whatever its server does, the part says so in its own place and takes nothing with it. */
export const faults: Look = async (contribution, stage) => {
  const { words: good } = (await usual(contribution, stage)).sight;
  const expected = { good, mayBeEmpty: pointFacts(contribution.point).mayBeEmpty ?? false };
  const found = await Promise.all(
    (Object.keys(FAULTS) as FaultName[]).map((fault) =>
      stage(contribution, { fault, hasOwnClock: true }, async (shown) => {
        const wrong = await wrongWith(fault, expected, shown);
        return wrong === null ? [] : [`con ${FAULTS[fault]} ${wrong}`];
      }),
    ),
  );
  return found.flat();
};
