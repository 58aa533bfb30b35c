import {
  beforeRemoval,
  type Along,
  type Answer,
  type Removal,
} from '@almanaque/shared-contracts/removal';
import { EVENT_FIELD } from '../../contributions.ts';
import { contributorsHere } from '../../contributors-here.ts';

/**
 * Has whoever keeps something for an event ask before it is removed, one after the other.
 * @param onAsk somebody does
 * @returns what goes along; null: it stays, or `signal` was aborted
 */
export async function askBefore(
  removal: Removal,
  signal: AbortSignal,
  onAsk: () => void,
): Promise<readonly Along[] | null> {
  await contributorsHere(EVENT_FIELD);
  const along: Along[] = [];
  for (const question of await beforeRemoval().questions(removal, signal)) {
    if (signal.aborted) return null;
    onAsk();
    const answer = await new Promise<Answer>((resolve) => {
      signal.addEventListener('abort', () => resolve({ kind: 'stay' }));
      question(resolve);
    });
    if (answer.kind === 'stay') return null;
    if (answer.along) along.push(answer.along);
  }
  return along;
}

/** Does all at once; what they say of it. One that fails says nothing. */
export async function toldOf(acts: readonly (() => Promise<string>)[]): Promise<readonly string[]> {
  const told = await Promise.allSettled(acts.map(async (act) => act()));
  return told.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
}
