import { toastStore } from '@almanaque/shared-contracts';
import { Button, Skeleton } from '@almanaque/ui';
import { Form, handFocusOn, PasswordField, ReadFailure, useAskToLeave } from '@almanaque/ui/form';
import { useSettingsPage } from '@almanaque/ui/screen';
import { useState } from 'react';
import { SET_UP_CODES } from '@almanaque/shared-contracts/contributions';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSecondFactor, useSecondFactorWrites } from './second-factor-data.ts';

type View =
  | { readonly kind: 'state' }
  | { readonly kind: 'remove' | 'renew' }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

const left = (count: number): string =>
  count === 1
    ? 'Te queda 1 código de recuperación.'
    : `Te quedan ${count} códigos de recuperación.`;

interface NewCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Those of before serve no more: whoever leaves without these has none. */
function NewCodes({ codes, onDone }: NewCodesProps) {
  const [isKept, setKept] = useState(false);
  const question = useAskToLeave(
    isKept
      ? null
      : 'Los códigos nuevos no se guardaron, y no se vuelven a mostrar. Los anteriores ya no sirven.',
  );
  return (
    <>
      <RecoveryCodes codes={codes} onKept={() => setKept(true)} />
      {question}
      <div className="acts" ref={handFocusOn}>
        <Button variant="contained" onClick={onDone}>
          Ya los guardé
        </Button>
      </div>
    </>
  );
}

/** Whether a code follows one's password, and what to do about it. */
export function OwnSecondFactor() {
  const { data: own, error, refetch } = useSecondFactor();
  const { remove, renewCodes } = useSecondFactorWrites();
  const { go } = useSettingsPage();
  const [view, setView] = useState<View>({ kind: 'state' });
  const back = () => setView({ kind: 'state' });
  if (own?.hasPassword === false) return null;

  const acts = own?.totp ? (
    <>
      <p>Activada. {left(own.recoveryCodesLeft)}</p>
      <div className="acts">
        <Button variant="outlined" onClick={() => setView({ kind: 'renew' })}>
          Códigos de recuperación nuevos
        </Button>
        <Button color="error" onClick={() => setView({ kind: 'remove' })}>
          Desactivar
        </Button>
      </div>
    </>
  ) : (
    <>
      <p className="soft">
        Al ingresar, además de la contraseña, se pide un código de tu teléfono: quien la adivine no
        entra.
      </p>
      <div className="acts">
        <Button variant="contained" onClick={() => go(SET_UP_CODES)}>
          Activar
        </Button>
      </div>
    </>
  );
  return (
    <section className="part" aria-labelledby="second-factor">
      <h2 id="second-factor">Verificación en dos pasos</h2>
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!own && !error && (
        <div role="status" aria-busy="true" aria-label="Cargando la verificación en dos pasos">
          <Skeleton height={80} />
        </div>
      )}
      {own && view.kind === 'state' && acts}
      {(view.kind === 'remove' || view.kind === 'renew') && (
        <Form
          key={view.kind}
          submit={view.kind === 'remove' ? 'Desactivar' : 'Renovar'}
          busy="Comprobando…"
          send={async ({ password = '' }) => {
            if (view.kind === 'renew') {
              setView({ kind: 'codes', codes: await renewCodes({ password }) });
              return;
            }
            await remove({ password });
            back();
            toastStore().show('La verificación en dos pasos está desactivada.', 'success');
          }}
          onCancel={back}
        >
          <p className="hint">
            {view.kind === 'remove'
              ? 'La contraseña sola va a alcanzar para ingresar, y los códigos de recuperación dejan de servir.'
              : 'Los códigos de recuperación anteriores dejan de servir.'}
          </p>
          <PasswordField name="password" label="Tu contraseña" autoComplete="current-password" />
        </Form>
      )}
      {view.kind === 'codes' && <NewCodes codes={view.codes} onDone={back} />}
    </section>
  );
}
