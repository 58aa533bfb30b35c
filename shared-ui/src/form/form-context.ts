import { createContext, use } from 'react';

/** What is wrong, by the name of the field; under '' what concerns the form as a whole. */
export type Problems = Readonly<Record<string, string>>;

interface FormState {
  readonly problems: Problems;
  /** What was wrong with a field may not be so any more. Absent: the form finds that out by itself. */
  readonly onEdit?: (name: string) => void;
}

/** What the entries of a form know of it. */
export const FormContext = createContext<FormState>({ problems: {} });

export const useFormState = (): FormState => use(FormContext);
