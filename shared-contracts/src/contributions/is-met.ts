import type { Session } from '../auth/session.ts';
import type { Selection } from '../selection/selection.ts';
import type { Contribution } from './contribution.ts';

/** What a page knows that contributions may depend on. */
export interface PageFacts {
  readonly selection: Selection;
  readonly session: Session | null;
}

/** Whether a contribution is for whoever looks at the page now. */
export function isMet({ roles, when }: Contribution, { selection, session }: PageFacts): boolean {
  return (
    (roles === undefined || (session !== null && roles.includes(session.role))) &&
    (when?.selection?.includes(selection.kind) ?? true) &&
    (when?.session ?? session !== null) === (session !== null)
  );
}
