import type { Account } from '@almanaque/api';
import { useHost } from '@almanaque/shared-contracts';
import { PageLink } from '@almanaque/ui';
import { takeLostFocus, useSettingsPage } from '@almanaque/ui/screen';
import { useSession } from '../use-session.ts';
import { AccountActs } from './account-acts.tsx';
import { stateOf } from './account-words.ts';
import { RoleChoice } from './role-choice.tsx';

interface UserRowProps {
  readonly account: Account;
  /** The first of those that were asked for: one reads on here once the button that did is gone. */
  readonly goesOn: boolean;
  readonly onNewPassword: () => void;
}

export function UserRow({ account, goesOn, onNewPassword }: UserRowProps) {
  const { timeZone } = useHost();
  const { base } = useSettingsPage();
  const isMe = useSession()?.userId === account.id;
  const { id, name, email, active } = account;
  return (
    <li
      className={active ? 'user' : 'user inactive'}
      {...(goesOn && { ref: takeLostFocus, tabIndex: -1 })}
    >
      <div className="who">
        <PageLink to={`${base}/${id}`}>
          {name}
          {isMe && ' (vos)'}
        </PageLink>
        <span>{email}</span>
        <span className="tag">{stateOf(account, timeZone)}</span>
        {account.secondFactor && <span className="tag">Con verificación en dos pasos</span>}
      </div>
      <RoleChoice account={account} />
      <AccountActs account={account} onNewPassword={onNewPassword} />
    </li>
  );
}
