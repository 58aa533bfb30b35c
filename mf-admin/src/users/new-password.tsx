import type { Account } from '@almanaque/api';
import { Form, useWhileThere } from '@almanaque/ui/form';
import { useState } from 'react';
import { FirstPasswordField } from './first-password-field.tsx';
import { FirstPasswordGiven, type Given } from './first-password-given.tsx';
import { useUserWrites } from './users-data.ts';

interface NewPasswordProps {
  readonly account: Account;
  readonly onDone: (text: string) => void;
  readonly onCancel: () => void;
}

/** For whoever forgot theirs: their open sessions end, and they choose their own at the next sign-in. */
export function NewPassword({ account, onDone, onCancel }: NewPasswordProps) {
  const { change } = useUserWrites();
  const [given, setGiven] = useState<Given | null>(null);
  const tell = () => onDone(`${account.name} tiene una contraseña nueva.`);
  const show = useWhileThere(setGiven, tell);
  if (given) return <FirstPasswordGiven given={given} onDone={tell} />;
  return (
    <Form
      submit="Dar contraseña nueva"
      busy="Guardando…"
      send={async ({ password = '' }) => {
        await change(account, { password });
        show({ account, password });
      }}
      onCancel={onCancel}
    >
      <p className="hint">
        Para <b>{account.name}</b> ({account.email}).
      </p>
      <FirstPasswordField />
    </Form>
  );
}
