import { type Account } from '@almanaque/api';
import { toastStore } from '@almanaque/shared-contracts';
import { useState } from 'react';
import { EscapeGoesBack } from '../../people/escape-goes-back.tsx';
import { NewPassword } from './new-password.tsx';
import { NewUser } from './new-user.tsx';
import { UserList } from './user-list.tsx';

type View =
  | { readonly kind: 'list' }
  | { readonly kind: 'new-user' }
  | { readonly kind: 'new-password'; readonly account: Account };

/** Who may do what in Almanaque, for administrators. */
export function Users() {
  const [view, setView] = useState<View>({ kind: 'list' });
  const back = () => setView({ kind: 'list' });
  const done = (text: string) => {
    toastStore().show(text, 'success');
    back();
  };
  switch (view.kind) {
    case 'list':
      return (
        <UserList
          onNew={() => setView({ kind: 'new-user' })}
          onNewPassword={(account) => setView({ kind: 'new-password', account })}
        />
      );
    case 'new-user':
      return (
        <EscapeGoesBack onBack={back}>
          <NewUser onDone={done} onCancel={back} />
        </EscapeGoesBack>
      );
    case 'new-password':
      return (
        <EscapeGoesBack onBack={back}>
          <NewPassword account={view.account} onDone={done} onCancel={back} />
        </EscapeGoesBack>
      );
  }
}
