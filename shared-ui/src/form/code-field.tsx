import { Field } from './field.tsx';

/** Six digits of the application, which telephones and password managers fill in by themselves. */
export const CodeField = ({ hint }: { readonly hint?: string }) => (
  <Field
    name="code"
    label="Código de seis números"
    required
    autoComplete="one-time-code"
    inputMode="numeric"
    maxLength={7}
    spellCheck={false}
    {...(hint !== undefined && { hint })}
  />
);
