import { toastStore } from '@almanaque/shared-contracts';
import { Field } from '@almanaque/ui/form';
import { copyText } from '@almanaque/ui/message';
import { useState } from 'react';
import { firstPassword } from './first-password.ts';

/** Shown, because the administrator hands it over; whoever gets it must change it at sign-in. */
export function FirstPasswordField() {
  const [password, setPassword] = useState(firstPassword);
  const copy = async (pressed: Element) => {
    if (await copyText(password, pressed)) toastStore().show('Contraseña copiada.');
    else toastStore().show('No se pudo copiar: seleccionala y copiala a mano.', 'error');
  };
  return (
    <Field
      name="password"
      label="Contraseña inicial"
      required
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={password}
      onChange={({ target }) => setPassword(target.value)}
      hint="Pasásela por un medio seguro. Al ingresar se pide cambiarla, y si no ingresa en 7 días vence."
      action={
        <button
          type="button"
          className="inside"
          onClick={({ currentTarget }) => void copy(currentTarget)}
        >
          Copiar
        </button>
      }
    />
  );
}
