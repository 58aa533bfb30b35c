import { momentWords } from '@almanaque/ui/screen';
import { type Passkey } from '@almanaque/api';
import { toastStore, useHost } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { handFocusOn, hasPasskeys, tellByToast, useWrite, wasCancelled } from '@almanaque/ui/form';
import { useSecondFactor, useSecondFactorWrites } from './second-factor-data.ts';

/** Keys kept in one's devices, which let in without a password. */
export function OwnPasskeys() {
  const { timeZone } = useHost();
  const { data: own } = useSecondFactor();
  const { addPasskey, removePasskey } = useSecondFactorWrites();
  const { write, busy } = useWrite({ tell: tellByToast, isGivenUp: wasCancelled });
  const able = hasPasskeys();
  if (!own || (!able && own.passkeys.length === 0)) return null;

  const attempt = (act: () => Promise<void>, said: string) =>
    write(async () => {
      await act();
      toastStore().show(said, 'success');
    });
  const remove = (passkey: Passkey) =>
    void attempt(() => removePasskey(passkey), 'Se quitó la llave de acceso.');
  return (
    <section className="part" aria-labelledby="passkeys" aria-busy={busy}>
      <h2 id="passkeys">Llaves de acceso</h2>
      <p className="soft">
        Con una llave se ingresa sin escribir la contraseña: con la huella, la cara o el número de
        desbloqueo del dispositivo.
      </p>
      {own.passkeys.length > 0 && (
        <ul className="list" aria-label="Llaves de acceso">
          {own.passkeys.map((passkey) => (
            <li key={passkey.id} ref={handFocusOn}>
              <div className="about">
                <b>{passkey.name}</b>
                <span className="soft">Desde {momentWords(passkey.createdAt, timeZone)}.</span>
              </div>
              <Button
                color="error"
                aria-label={`Quitar la llave ${passkey.name}`}
                onClick={() => remove(passkey)}
              >
                Quitar
              </Button>
            </li>
          ))}
        </ul>
      )}
      {able && (
        <div className="acts">
          <Button
            variant="outlined"
            onClick={() => void attempt(addPasskey, 'Se agregó la llave de acceso.')}
          >
            Agregar una llave
          </Button>
        </div>
      )}
    </section>
  );
}
