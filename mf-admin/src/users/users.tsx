import { navigation, toastStore } from '@almanaque/shared-contracts';
import { addressOf } from '@almanaque/shared-contracts/contributions';
import { Skeleton } from '@almanaque/ui';
import { ReadFailure, useWhileThere } from '@almanaque/ui/form';
import { EscapeGoesBack, useDetail, useSettingsPage } from '@almanaque/ui/screen';
import { AccountPage } from './account-page.tsx';
import { NewPassword } from './new-password.tsx';
import { NewUser } from './new-user.tsx';
import { UserList } from './user-list.tsx';
import { useUsers } from './users-data.ts';

/** Where an account's id may stand: no id is this. */
const NEW = 'agregar';
/** Below an account's id. */
const PASSWORD = 'clave';

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

interface KnownProps extends DetailProps {
  readonly id: string;
  /** Its first password is given, rather than that it is looked at. */
  readonly givesPassword: boolean;
  readonly onNewPassword: () => void;
}

/** An account that the address names. */
function Known({ id, givesPassword, onNewPassword, onBack }: KnownProps) {
  const { data: users, error, refetch } = useUsers();
  const account = users?.find((one) => one.id === id);
  const done = useDone(onBack);
  const removed = useWhileThere(onBack);
  const name = account?.name ?? 'Cuenta';
  useDetail(givesPassword ? `Nueva contraseña para ${name}` : name);
  // What is entered stays, also where the accounts cannot be read again.
  if (error && !users) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!users) {
    return (
      <div role="status" aria-busy="true" aria-label="Cargando la cuenta">
        <Skeleton height={320} />
      </div>
    );
  }
  if (!account) return <p>Esa cuenta no existe, o la borraron.</p>;
  if (givesPassword) return <NewPassword account={account} onDone={done} onCancel={onBack} />;
  return (
    <AccountPage
      account={account}
      onNewPassword={onNewPassword}
      onOwnSecurity={() => navigation().go(addressOf('seguridad'))}
      onRemoved={removed}
    />
  );
}

/** Who may do what in Almanaque, for administrators. */
export function Users() {
  const { rest, go } = useSettingsPage();
  const toList = () => go('');
  if (rest === '') {
    return <UserList onNew={() => go(NEW)} onNewPassword={({ id }) => go(`${id}/${PASSWORD}`)} />;
  }
  const [id = '', below] = rest.split('/');
  const givesPassword = below === PASSWORD;
  const back = givesPassword ? () => go(id) : toList;
  return (
    <EscapeGoesBack onBack={back}>
      {id === NEW ? (
        <Adding onBack={back} />
      ) : (
        <Known
          key={rest}
          {...{ id, givesPassword }}
          onNewPassword={() => go(`${id}/${PASSWORD}`)}
          onBack={back}
        />
      )}
    </EscapeGoesBack>
  );
}
