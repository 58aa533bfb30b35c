import { initials, sessionQuery, useHost, useQuery } from '@almanaque/shared-contracts';
import { Icon, IconButton } from '@almanaque/ui';
import { useState } from 'react';
import { sessionIsLikely } from './session-hint.ts';

/** What it leads to. */
export type AccountWay = 'sign-in' | 'account';

interface AccountButtonProps {
  readonly onPress: (way: AccountWay, anchor: HTMLElement) => void;
  /** The account's menu hangs from it. */
  readonly hasMenuOpen: boolean;
}

/**
 * The way in, and for whoever is in, to their account. One button for both: it keeps the focus of whoever
 * signs in or out. Whose session it is, others ask.
 */
export function AccountButton({ onPress, hasMenuOpen }: AccountButtonProps) {
  const { data } = useQuery({ ...sessionQuery(useHost().apiBase), enabled: false });
  const [isExpected] = useState(sessionIsLikely);
  const session = data?.session;
  const isWayIn = data ? session === null : !isExpected;
  const look = isWayIn
    ? { className: 'way-in', 'aria-label': 'Ingresar' }
    : {
        // With the initials: whoever gives commands by voice says what is seen (WCAG 2.5.3).
        'aria-label': session ? `Cuenta de ${session.name}, ${initials(session.name)}` : 'Cuenta',
        'aria-haspopup': 'menu' as const,
        'aria-expanded': hasMenuOpen && session !== undefined,
      };
  return (
    <IconButton
      {...look}
      color="inherit"
      onClick={({ currentTarget }) => onPress(isWayIn ? 'sign-in' : 'account', currentTarget)}
    >
      {session ? (
        <span className="initials">{initials(session.name)}</span>
      ) : (
        <>
          <Icon name="person" size={24} />
          {isWayIn && <span className="words">Ingresar</span>}
        </>
      )}
    </IconButton>
  );
}
