import type { MoveOutcome } from './move-requests.ts';

/** Of each event that is being moved, its last move. */
const lastMoves = new Map<string, Promise<MoveOutcome>>();

/**
 * Whoever moves an event again before the server has said anything moves it from where they see it: that
 * is written next, or not at all where the move before it was refused.
 * @returns how it went; null of a move that another has followed by then, which is the one to tell.
 */
export async function inTurn(
  event: string,
  write: () => Promise<MoveOutcome>,
): Promise<MoveOutcome | null> {
  const before = lastMoves.get(event);
  const move = (async () => {
    const outcome = await before;
    return outcome?.kind === 'refused' ? outcome : write();
  })();
  lastMoves.set(event, move);
  const outcome = await move;
  if (lastMoves.get(event) !== move) return null;
  lastMoves.delete(event);
  return outcome;
}
