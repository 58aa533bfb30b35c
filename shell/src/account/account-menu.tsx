import { navigation } from '@almanaque/shared-contracts';
import { SECURITY_PATH } from '@almanaque/shared-contracts/contributions';
import { Menu } from '@almanaque/ui';
import { useWayTo } from '../configuration/use-way-to.ts';
import { useAskForDialog } from '../dialogs/dialogs-context.ts';
import { FailurePopover } from '../settings/failure-popover.tsx';
import { Heading, Item } from '../settings/menu-styles.ts';
import { useIsUntold, useLookAtSession, useSession } from './session.ts';
import { useSignOut } from './sign-out.ts';

interface AccountMenuProps {
  /** What it hangs from; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** Who is signed in, and what they can do about it; or why that is not known, for as long as it is not. */
export function AccountMenu({ anchor, onClose }: AccountMenuProps) {
  const session = useSession();
  const isUntold = useIsUntold();
  const lookAtSession = useLookAtSession();
  const ask = useAskForDialog();
  const signOut = useSignOut();
  const celebration = useWayTo('celebrar');
  const security = useWayTo(SECURITY_PATH);
  if (isUntold) {
    return (
      <FailurePopover
        {...{ anchor, onClose }}
        message="El servidor no responde, y no sabemos si tu sesión sigue abierta."
        onRetry={() => void lookAtSession()}
      />
    );
  }
  const choices = [
    ...celebration.map(({ to, label }) => ({ label, act: () => navigation().go(to) })),
    { label: 'Cambiar contraseña', act: () => ask({ kind: 'change-password' }) },
    ...security.map(({ to }) => ({ label: 'Seguridad', act: () => navigation().go(to) })),
    { label: 'Cerrar sesión', act: () => void signOut('sign-out') },
    {
      label: 'Cerrar sesión en todos los dispositivos',
      act: () => void signOut('sign-out-everywhere'),
    },
  ];
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null && session !== null}
      onClose={onClose}
      // It is drawn outside the page's landmarks: it has to be one to be found among them.
      slotProps={{ paper: { role: 'region', 'aria-label': 'Cuenta' } }}
    >
      <Heading role="presentation" className="person">
        <b>{session?.name}</b>
        {session?.email}
      </Heading>
      {choices.map(({ label, act }) => (
        <Item
          key={label}
          onClick={() => {
            onClose();
            act();
          }}
        >
          {label}
        </Item>
      ))}
    </Menu>
  );
}
