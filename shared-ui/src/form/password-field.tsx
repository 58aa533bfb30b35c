import { useState } from 'react';
import { Field } from './field.tsx';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string;
}

/** A password, hidden until the person asks to see what they typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const action = shown ? 'Ocultar' : 'Mostrar';
  return (
    <Field
      {...props}
      required
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <button
          type="button"
          className="inside"
          aria-label={`${action} ${props.label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          {action}
        </button>
      }
    />
  );
}
