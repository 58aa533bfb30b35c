import type { Account } from '@almanaque/api';
import { toastStore } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { Confirm } from '@almanaque/ui/form';
import { useState } from 'react';
import { useSession } from '../use-session.ts';
import { useAccountActs } from './use-account-acts.ts';
import { useUserWrites } from './users-data.ts';

/** What is asked about before it is done. */
type Question = 'removal' | 'leaving' | 'reset';

interface AccountActsProps {
  readonly account: Account;
  /** Absent: it is offered elsewhere. */
  readonly onNewPassword?: () => void;
  /** Whether it is offered here to switch the account on; else only to switch it off. */
  readonly enables?: boolean;
  readonly onRemoved?: () => void;
}

/** What an administrator can do with an account besides giving it another role. */
export function AccountActs({
  account,
  onNewPassword,
  enables = true,
  onRemoved,
}: AccountActsProps) {
  const { remove, resetSecondFactor } = useUserWrites();
  const { enable, disable, disableAsked, busy } = useAccountActs(account);
  const [asking, setAsking] = useState<Question | null>(null);
  const ask = (what: Question) => setAsking(asking === what ? null : what);
  const answered = () => setAsking(null);
  const isMe = useSession()?.userId === account.id;
  const { name, active } = account;
  return (
    <>
      <div className="acts" aria-busy={busy}>
        {active && !isMe && onNewPassword && (
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
        {(active || enables) && (
          <Button
            aria-disabled={busy}
            aria-label={`${active ? 'Desactivar' : 'Activar'} a ${name}`}
            {...(isMe && { 'aria-expanded': asking === 'leaving' })}
            onClick={() => {
              if (!active) void enable();
              else if (isMe) ask('leaving');
              else void disable();
            }}
          >
            {active ? 'Desactivar' : 'Activar'}
          </Button>
        )}
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
            onAct={disableAsked}
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
            {...(onRemoved && { onDone: onRemoved })}
            onCancel={answered}
          />
        </div>
      )}
    </>
  );
}
