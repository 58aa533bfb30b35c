import { createContext, use } from 'react';

/** What is wrong, by the name of the field; under '' what concerns the form as a whole. */
export type Problems = Readonly<Record<string, string>>;

interface FormState {
  readonly problems: Problems;
  readonly busy: boolean;
  /** What was wrong with a field may not be so any more. */
  readonly onEdit: (name: string) => void;
}

export const FormContext = createContext<FormState>({
  problems: {},
  busy: false,
  onEdit: () => undefined,
});

export const useFormState = (): FormState => use(FormContext);
