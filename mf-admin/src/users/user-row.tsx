import { momentWords } from '@almanaque/ui/screen';
import { type Account, type AccountChange, ROLE_NAMES } from '@almanaque/api';
import { toastStore, useHost, roleSchema, ROLES } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { Confirm, tellByToast, useWrite } from '@almanaque/ui/form';
import { useState } from 'react';
import { useSession } from '../use-session.ts';
import { useUserWrites } from './users-data.ts';

function stateOf(
  { active, mustChangePassword, firstPasswordUntil: until }: Account,
  timeZone: string,
): string | null {
  if (!active) return 'Cuenta desactivada: no puede ingresar';
  if (!mustChangePassword) return null;
  const waiting = 'Todavía no cambió la contraseña inicial';
  if (typeof until !== 'string') return waiting;
  return Date.parse(until) <= Date.now()
    ? 'La contraseña inicial venció sin que la cambiara: dale una nueva'
    : `${waiting}: vence ${momentWords(until, timeZone)}`;
}

/** What is asked about before it is done. */
type Question = 'removal' | 'leaving' | 'reset';

export function UserRow({
  account,
  onNewPassword,
}: {
  account: Account;
  onNewPassword: () => void;
}) {
  const { timeZone } = useHost();
  const { change, remove, resetSecondFactor } = useUserWrites();
  const { write, busy } = useWrite({ tell: tellByToast });
  const [asking, setAsking] = useState<Question | null>(null);
  const ask = (what: Question) => setAsking(asking === what ? null : what);
  const answered = () => setAsking(null);
  const isMe = useSession()?.userId === account.id;
  const { name, email, role, active } = account;

  const disable = async () => {
    await change(account, { active: false });
    toastStore().show(
      `${name} ya no puede ingresar, y sus suscripciones al calendario dejaron de funcionar.`,
      'success',
    );
  };

  const apply = (wanted: AccountChange, said: string) =>
    write(async () => {
      await change(account, wanted);
      toastStore().show(said, 'success');
    });

  return (
    <li className={active ? 'user' : 'user inactive'} aria-busy={busy}>
      <div className="who">
        <b>
          {name}
          {isMe && ' (vos)'}
        </b>
        <span>{email}</span>
        <span className="tag">{stateOf(account, timeZone)}</span>
        {account.secondFactor && <span className="tag">Con verificación en dos pasos</span>}
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
        {account.secondFactor && !isMe && (
          <Button
            aria-label={`Quitar la verificación en dos pasos de ${name}`}
            aria-expanded={asking === 'reset'}
            onClick={() => ask('reset')}
          >
            Quitar verificación
          </Button>
        )}
        <Button
          aria-disabled={busy}
          aria-label={`${active ? 'Desactivar' : 'Activar'} a ${name}`}
          {...(isMe && { 'aria-expanded': asking === 'leaving' })}
          onClick={() => {
            if (!active) {
              void apply(
                { active: true },
                `${name} puede ingresar de nuevo, y sus suscripciones al calendario vuelven a funcionar.`,
              );
            } else if (isMe) ask('leaving');
            else void write(disable);
          }}
        >
          {active ? 'Desactivar' : 'Activar'}
        </Button>
        {!isMe && (
          <Button
            color="error"
            aria-label={`Borrar a ${name}`}
            aria-expanded={asking === 'removal'}
            onClick={() => ask('removal')}
          >
            Borrar
          </Button>
        )}
      </div>
      {asking === 'reset' && (
        <div className="removal">
          <Confirm
            question={
              <>
                Para quien perdió el teléfono y los códigos: <b>{name}</b> va a ingresar solo con la
                contraseña hasta que active la verificación de nuevo. Se quitan sus llaves de acceso
                y se cierran sus sesiones. Asegurate de que sea quien te lo pide.
              </>
            }
            act="Quitar la verificación"
            onAct={async () => {
              await resetSecondFactor(account);
              toastStore().show(`${name} ingresa ahora solo con la contraseña.`, 'success');
            }}
            onDone={answered}
            onCancel={answered}
          />
        </div>
      )}
      {asking === 'leaving' && (
        <div className="removal">
          <Confirm
            question="Es tu propia cuenta: salís de Almanaque en el acto, tus suscripciones al calendario dejan de funcionar y solo otra persona que administre puede activarla de nuevo."
            act="Desactivar mi cuenta"
            onAct={disable}
            onCancel={answered}
          />
        </div>
      )}
      {asking === 'removal' && (
        <div className="removal">
          <Confirm
            question={
              <>
                Se borra la cuenta de <b>{name}</b> para siempre y se cierran sus sesiones. Lo que
                hizo queda en el registro sin su nombre. Si puede volver, alcanza con desactivarla.
              </>
            }
            act="Borrar para siempre"
            onAct={async () => {
              await remove(account);
              toastStore().show(`Se borró la cuenta de ${name}.`, 'success');
            }}
            onCancel={answered}
          />
        </div>
      )}
    </li>
  );
}
