import { MIN_PASSWORD_LENGTH } from '@almanaque/api';
import { Field, PasswordField } from '@almanaque/ui/form';

interface NewPasswordFieldsProps {
  readonly name: string;
  readonly label: string;
}

/**
 * A password is chosen, and typed again so that a slip is seen; `checkNewPassword` says what is wrong.
 * The server judges the rest: common passwords, or the person's own address.
 */
export const NewPasswordFields = ({ name, label }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      name={name}
      label={label}
      autoComplete="new-password"
      hint={`Al menos ${MIN_PASSWORD_LENGTH} caracteres: una frase larga es fácil de recordar.`}
    />
    <Field
      name="again"
      label="Repetí la contraseña"
      type="password"
      autoComplete="new-password"
      required
    />
  </>
);
