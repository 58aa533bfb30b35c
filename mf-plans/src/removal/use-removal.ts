import type { PlanSummary } from '@almanaque/api';
import { useHost, useQueryClient } from '@almanaque/shared-contracts';
import { beforeRemoval, type Answer, type Removal } from '@almanaque/shared-contracts/removal';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { boardQuery } from '../plans/plan-queries.ts';

interface Asked {
  readonly answer: (answer: Answer) => void;
}

export type Asking =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'looking' }
  | ({ readonly kind: 'planned'; readonly plans: readonly PlanSummary[] } & Asked)
  | ({ readonly kind: 'unread' } & Asked);

const NOTHING: Asking = { kind: 'nothing' };

/** The plans that what is about to be deleted has, page by page. */
function usePlansOf() {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  const read = async (removal: Removal, after?: string): Promise<readonly PlanSummary[]> => {
    const event = `empresa-${removal.event}`;
    const query = boardQuery(apiBase, { view: 'all', event, after });
    const { plans, next } = await queries.query({ ...query, staleTime: 0 });
    const own = plans.filter(({ on }) => removal.takes(on.date));
    return next === null ? own : [...own, ...(await read(removal, next))];
  };
  return read;
}

/** Has its say before the event that is edited is deleted; nothing of what has no plan. */
export function useRemoval(event: string | null): Asking {
  const plansOf = usePlansOf();
  const [asking, setAsking] = useState(NOTHING);
  /** Whom the answer is for, while it is asked. */
  const waiting = useRef<Asked['answer']>(null);
  const end = () => {
    waiting.current = null;
    setAsking(NOTHING);
  };

  const look = useEffectEvent(async (removal: Removal, signal: AbortSignal) => {
    if (removal.event !== event) return null;
    signal.addEventListener('abort', end);
    setAsking({ kind: 'looking' });
    const found = await plansOf(removal).then(
      (plans) => ({ kind: 'planned', plans }) as const,
      () => ({ kind: 'unread' }) as const,
    );
    if (signal.aborted) return null;
    setAsking(NOTHING);
    if (found.kind === 'planned' && found.plans.length === 0) return null;
    return (tell: Asked['answer']) => {
      waiting.current = tell;
      const answer = (given: Answer) => {
        end();
        tell(given);
      };
      setAsking({ ...found, answer });
    };
  });
  // Whoever waits for this part waits until it is drawn: by then it has its say.
  useLayoutEffect(() => {
    const release = beforeRemoval().hold((removal, signal) => look(removal, signal));
    return () => {
      release();
      // Nobody sees the question any more.
      waiting.current?.({ kind: 'stay' });
    };
  }, []);
  return asking;
}
