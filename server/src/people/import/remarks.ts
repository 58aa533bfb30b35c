import { dayAndMonth, isoDate, type RowRemark } from '@almanaque/shared-contracts/schemas';

/** A row with one of these is wrong, and is not imported. */
const PROBLEMS = {
  'name-missing': 'Falta el nombre.',
  'key-missing': 'Falta el legajo o el correo: sin uno de los dos no se reconoce a la persona.',
  'email-invalid': 'El correo no es válido: tiene la forma nombre@empresa.com.ar.',
  'birth-impossible': 'La fecha de nacimiento no existe en el calendario.',
  'birth-not-a-date': 'La fecha de nacimiento no es una fecha.',
  'birth-implausible': 'El año de nacimiento no es creíble.',
  'hire-impossible': 'La fecha de ingreso no existe en el calendario.',
  'hire-not-a-date': 'La fecha de ingreso no es una fecha completa.',
  'hire-implausible': 'El año de ingreso no es creíble.',
  'leaving-impossible': 'La fecha de egreso no existe en el calendario.',
  'leaving-not-a-date': 'La fecha de egreso no es una fecha completa.',
  'leaving-implausible': 'El año de egreso no es creíble.',
  'leaving-before-hire': 'El egreso es anterior al ingreso.',
  'hire-before-birth': 'El ingreso es anterior al nacimiento.',
  'too-long': 'Hay un dato demasiado largo: acortalo.',
  'email-ambiguous': 'Hay más de una persona con ese correo: agregá el legajo para saber cuál es.',
} as const;

/** What is worth knowing of a row that is imported all the same. */
const NOTES = {
  'no-birthday': 'Sin fecha de nacimiento: solo tendrá aniversarios.',
  'no-hire-date': 'Sin fecha de ingreso: solo tendrá cumpleaños.',
  'hire-in-future': 'Todavía no ingresó: aparece desde su fecha de ingreso.',
  'formula-is-text': 'Una celda empieza como una fórmula: se guarda como texto, sin ejecutarla.',
  'blanks-trimmed': 'Se quitaron espacios de más.',
} as const;

export type ProblemCode = keyof typeof PROBLEMS;
export type NoteCode = keyof typeof NOTES;

export const problem = (code: ProblemCode): RowRemark => ({ code, message: PROBLEMS[code] });
export const note = (code: NoteCode): RowRemark => ({ code, message: NOTES[code] });

export const leftNote = (date: string): RowRemark => ({
  code: 'left',
  message: `Egresó el ${dayAndMonth(isoDate(date))} de ${date.slice(0, 4)}: no tiene fechas después de ese día.`,
});

/** `first` is the row that already has it. */
export const repeated = (key: 'legajo' | 'email' | 'person', first: number): RowRemark => {
  const what = {
    legajo: 'El legajo está repetido',
    email: 'El correo está repetido',
    person: 'La persona está repetida',
  }[key];
  return {
    code: `${key}-repeated`,
    message: `${what} en el archivo: ya está en la fila ${first}.`,
  };
};
