import type { Session } from '@almanaque/shared-contracts';
import { useState } from 'react';

/**
 * Another number with every person whose session follows another's: what is drawn with it as its key
 * keeps nothing that one person left for the next.
 */
export function useTurn(session: Session | null): number {
  const [last, setLast] = useState({ userId: session?.userId, turn: 0 });
  if (session && session.userId !== last.userId) {
    const turn = last.userId === undefined ? last.turn : last.turn + 1;
    setLast({ userId: session.userId, turn });
  }
  return last.turn;
}
