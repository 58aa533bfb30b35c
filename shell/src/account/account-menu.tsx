import { Menu } from '@almanaque/ui';
import { choicesOf, SESSION_ENDS, type Choice } from '../settings/choices.ts';
import { Heading, Item } from '../settings/menu-styles.ts';
import { useChoose } from '../settings/use-choose.ts';
import { useSession } from './session.ts';

interface AccountMenuProps {
  /** What it hangs from; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** Who is signed in, and what they can do about it. */
export function AccountMenu({ anchor, onClose }: AccountMenuProps) {
  const session = useSession();
  const choose = useChoose(onClose);
  const item = (choice: Choice) => (
    <Item key={choice.label} onClick={() => choose(choice)}>
      {choice.label}
    </Item>
  );
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
      {choicesOf('account', { session, samples: null, overrideOrigins: [] }).map(item)}
      {SESSION_ENDS.map(item)}
    </Menu>
  );
}
