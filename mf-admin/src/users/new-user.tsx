import { emailProblems, ROLE_CAN, ROLE_NAMES } from '@almanaque/api';
import { roleSchema, ROLES } from '@almanaque/shared-contracts';
import { Choice, type Entries, Field, Form, useWhileThere } from '@almanaque/ui/form';
import { useState } from 'react';
import { FirstPasswordField } from './first-password-field.tsx';
import { FirstPasswordGiven, type Given } from './first-password-given.tsx';
import { useUserWrites } from './users-data.ts';

interface NewUserProps {
  readonly onDone: (text: string) => void;
  readonly onCancel: () => void;
}

export function NewUser({ onDone, onCancel }: NewUserProps) {
  const { create } = useUserWrites();
  const [given, setGiven] = useState<Given | null>(null);
  const tell = ({ account }: Given) => onDone(`${account.name} ya puede ingresar.`);
  const show = useWhileThere(setGiven, tell);
  const send = async ({ name = '', email = '', role, password = '' }: Entries) => {
    const account = await create({ name, email, role: roleSchema.parse(role), password });
    show({ account, password });
  };
  if (given) return <FirstPasswordGiven given={given} onDone={() => tell(given)} />;
  return (
    <Form
      submit="Crear cuenta"
      busy="Creando…"
      check={({ email }) => emailProblems(email)}
      send={send}
      onCancel={onCancel}
    >
      <Field name="name" label="Nombre y apellido" autoComplete="off" required />
      <Field name="email" label="Correo" type="email" autoComplete="off" required />
      <Choice
        name="role"
        label="Rol"
        required
        defaultValue="organizador"
        hint={
          <>
            {ROLES.map((role) => (
              <span key={role} className="line">
                <b>{ROLE_NAMES[role]}</b>: {ROLE_CAN[role]}
              </span>
            ))}
          </>
        }
      >
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {ROLE_NAMES[role]}
          </option>
        ))}
      </Choice>
      <FirstPasswordField />
    </Form>
  );
}
