import type { Session } from '@almanaque/shared-contracts';
import type { DialogRequest, ScreenKind } from './dialog-request.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.tsx';

export const screenOf = ({ kind }: { readonly kind: ScreenKind }): Screen => SCREENS[kind];

export const isForAnybody = (wanted: DialogRequest): boolean =>
  screenOf(wanted).access === 'anybody';

/**
 * What must be shown before `wanted` may be: whoever asks for something that needs a session signs in
 * in the same dialog and goes on from there.
 */
export function shownFor(wanted: DialogRequest, session: Session | null): DialogRequest {
  if (screenOf(wanted).access === 'link') return wanted;
  if (session === null) return isForAnybody(wanted) ? wanted : { kind: 'sign-in' };
  if (session.mustChangePassword) return { kind: 'change-password' };
  if (session.mustSetSecondFactor === true) return { kind: 'second-factor' };
  return wanted;
}
