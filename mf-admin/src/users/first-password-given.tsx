import type { Account } from '@almanaque/api';
import { useHost } from '@almanaque/shared-contracts';
import { Button, Icon } from '@almanaque/ui';
import { useAskToLeave } from '@almanaque/ui/form';
import { copyText } from '@almanaque/ui/message';
import { takeLostFocus } from '@almanaque/ui/screen';
import { useState } from 'react';
import { Area } from '../subscription/subscription-styles.ts';

/** An account, and the first password it has been given. */
export interface Given {
  readonly account: Account;
  readonly password: string;
}

interface FirstPasswordGivenProps {
  readonly given: Given;
  readonly onDone: () => void;
}

/** The one time what a person signs in with is shown all together: the server keeps no copy of it. */
export function FirstPasswordGiven({ given, onDone }: FirstPasswordGivenProps) {
  const { apiBase } = useHost();
  const [said, setSaid] = useState('');
  const [isCopied, setCopied] = useState(false);
  const { account, password } = given;
  const question = useAskToLeave(
    isCopied
      ? null
      : `La contraseña inicial de ${account.name} no se copió, y no se vuelve a mostrar.`,
  );
  const lines = [
    ['Dirección', new URL(`${apiBase}/`, location.href).href],
    ['Correo', account.email],
    ['Contraseña inicial', password],
  ] as const;
  const copy = async (pressed: Element) => {
    const text = lines.map(([name, value]) => `${name}: ${value}`).join('\n');
    const isDone = await copyText(text, pressed);
    setCopied(isDone);
    setSaid(isDone ? 'Datos copiados.' : 'No se pudo copiar: seleccioná los datos y copialos.');
  };
  return (
    <Area ref={takeLostFocus} tabIndex={-1} onCopy={() => setCopied(true)}>
      <h2>{account.name} ya puede ingresar</h2>
      <p>
        Pasale estos datos por un medio seguro: la contraseña no se vuelve a mostrar. Al ingresar se
        le pide elegir otra, y si no ingresa en 7 días esta vence.
      </p>
      <ul className="list">
        {lines.map(([name, value]) => (
          <li key={name}>
            <span className="about whole">
              <span className="soft">{name}</span>
              <b>{value}</b>
            </span>
          </li>
        ))}
      </ul>
      {question}
      <div className="acts">
        <Button
          variant="contained"
          startIcon={<Icon name="copy" />}
          onClick={({ currentTarget }) => void copy(currentTarget)}
        >
          Copiar los datos
        </Button>
        <Button variant="outlined" onClick={onDone}>
          Listo
        </Button>
      </div>
      <p className="soft" role="status">
        {said}
      </p>
    </Area>
  );
}
