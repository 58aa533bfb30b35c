import {
  roleSchema,
  ROLES,
  toastStore,
  type Account,
  type AccountChange,
} from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { useState } from 'react';
import { Confirm } from '../../form/confirm.tsx';
import { failureText } from '../../form/failure-text.ts';
import { useSession } from '../session.ts';
import { ROLE_NAMES } from '../role-names.ts';
import { useUserWrites } from './users-data.ts';

const stateOf = ({ active, mustChangePassword }: Account): string | null => {
  if (!active) return 'Desactivado: no puede entrar';
  return mustChangePassword ? 'Todavía no cambió la contraseña inicial' : null;
};

export function UserRow({
  account,
  onNewPassword,
}: {
  account: Account;
  onNewPassword: () => void;
}) {
  const { change, remove } = useUserWrites();
  const [busy, setBusy] = useState(false);
  const [removing, setRemoving] = useState(false);
  const isMe = useSession()?.userId === account.id;
  const { name, email, role, active } = account;

  // Nothing is disabled meanwhile: it would lose the focus, and the dialog its keys.
  const apply = async (wanted: AccountChange, said: string) => {
    if (busy) return;
    setBusy(true);
    try {
      await change(account, wanted);
      toastStore().show(said, 'success');
    } catch (error) {
      toastStore().show(failureText(error), 'error');
    } finally {
      setBusy(false);
    }
  };

  return (
    <li className={active ? 'user' : 'user inactive'} aria-busy={busy}>
      <div className="who">
        <b>
          {name}
          {isMe && ' (vos)'}
        </b>
        <span>{email}</span>
        <span className="tag">{stateOf(account)}</span>
      </div>
      <select
        aria-label={`Rol de ${name}`}
        value={role}
        disabled={!active}
        onChange={({ target }) => {
          const chosen = roleSchema.parse(target.value);
          void apply({ role: chosen }, `${name} ahora tiene el rol ${ROLE_NAMES[chosen]}.`);
        }}
      >
        {ROLES.map((one) => (
          <option key={one} value={one}>
            {ROLE_NAMES[one]}
          </option>
        ))}
      </select>
      <div className="acts">
        {active && !isMe && (
          <Button aria-label={`Nueva contraseña para ${name}`} onClick={onNewPassword}>
            Nueva contraseña
          </Button>
        )}
        <Button
          aria-disabled={busy}
          aria-label={`${active ? 'Desactivar' : 'Activar'} a ${name}`}
          onClick={() =>
            void apply(
              { active: !active },
              active ? `${name} ya no puede entrar.` : `${name} puede entrar de nuevo.`,
            )
          }
        >
          {active ? 'Desactivar' : 'Activar'}
        </Button>
        {!isMe && (
          <Button
            color="error"
            aria-label={`Eliminar a ${name}`}
            aria-expanded={removing}
            onClick={() => setRemoving(!removing)}
          >
            Eliminar
          </Button>
        )}
      </div>
      {removing && (
        <div className="removal">
          <Confirm
            question={
              <>
                Se elimina la cuenta de <b>{name}</b> para siempre y se cierran sus sesiones. Lo que
                hizo queda en el registro sin su nombre. Si puede volver, alcanza con desactivarla.
              </>
            }
            act="Eliminar para siempre"
            onAct={async () => {
              await remove(account);
              toastStore().show(`Se eliminó la cuenta de ${name}.`, 'success');
            }}
            onCancel={() => setRemoving(false)}
          />
        </div>
      )}
    </li>
  );
}
