import type { Account } from '@almanaque/api';
import { Form } from '@almanaque/ui/form';
import { FirstPasswordField } from './first-password-field.tsx';
import { useUserWrites } from './users-data.ts';

interface NewPasswordProps {
  readonly account: Account;
  readonly onDone: (text: string) => void;
  readonly onCancel: () => void;
}

/** For whoever forgot theirs: their open sessions end, and they choose their own at the next sign-in. */
export function NewPassword({ account, onDone, onCancel }: NewPasswordProps) {
  const { change } = useUserWrites();
  return (
    <Form
      submit="Dar contraseña nueva"
      busy="Guardando…"
      send={async ({ password = '' }) => {
        await change(account, { password });
        onDone(`${account.name} tiene una contraseña nueva.`);
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
