import { toastStore } from '@almanaque/shared-contracts';
import { Skeleton } from '@almanaque/ui';
import { ReadFailure, useWhileThere } from '@almanaque/ui/form';
import { EscapeGoesBack, useDetail, useSettingsPage } from '@almanaque/ui/screen';
import type { ReactNode } from 'react';
import { NewPassword } from './new-password.tsx';
import { NewUser } from './new-user.tsx';
import { UserList } from './user-list.tsx';
import { useUsers } from './users-data.ts';

/** Where an account's id may stand: no id is this. */
const NEW = 'agregar';

interface DetailProps {
  readonly onBack: () => void;
}

/** Says what was done, and leads back from where it was. */
function useDone(onBack: () => void): (text: string) => void {
  const back = useWhileThere(onBack);
  return (text) => {
    toastStore().show(text, 'success');
    back();
  };
}

function Adding({ onBack }: DetailProps) {
  useDetail('Agregar cuenta');
  return <NewUser onDone={useDone(onBack)} onCancel={onBack} />;
}

function Password({ id, onBack }: DetailProps & { readonly id: string }) {
  const { data: users, error, refetch } = useUsers();
  const account = users?.find((one) => one.id === id);
  const done = useDone(onBack);
  useDetail(account ? `Nueva contraseña para ${account.name}` : 'Nueva contraseña');
  // What is entered stays, also where the accounts cannot be read again.
  if (error && !users) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!users) return <Skeleton height={240} />;
  if (!account) return <p>Esa cuenta no existe, o la borraron.</p>;
  return <NewPassword account={account} onDone={done} onCancel={onBack} />;
}

/** Who may do what in Almanaque, for administrators. */
export function Users() {
  const { rest, go } = useSettingsPage();
  const back = () => go('');
  const detail = (shown: ReactNode) => <EscapeGoesBack onBack={back}>{shown}</EscapeGoesBack>;
  if (rest === NEW) return detail(<Adding onBack={back} />);
  if (rest !== '') return detail(<Password key={rest} id={rest} onBack={back} />);
  return <UserList onNew={() => go(NEW)} onNewPassword={({ id }) => go(id)} />;
}
