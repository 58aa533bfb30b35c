import type { RowRemark } from '@almanaque/api';
import { asWritten } from './written-date.ts';

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
  'celebration-unknown':
    'No se entiende cómo prefiere celebrar: escribí «En público», «En privado» o «Prefiero que no».',
  'too-long': 'Hay un dato demasiado largo: acortalo.',
  'email-ambiguous': 'Hay más de una persona con ese correo: agregá el legajo para saber cuál es.',
} as const;

/** What is worth knowing of a row that is imported all the same. */
const NOTES = {
  'no-birthday': 'Sin fecha de nacimiento: solo tendrá aniversarios.',
  'no-hire-date': 'Sin fecha de ingreso: solo tendrá cumpleaños.',
  'hire-in-future': 'Todavía no ingresó: aparece desde su fecha de ingreso.',
  'formula-is-text': 'Una celda empieza como una fórmula: se guarda como texto, sin ejecutarla.',
  'blank-leaving-kept': 'Tiene un egreso registrado y su celda está vacía: queda como está.',
  'blank-leaving-cleared':
    'Tiene un egreso registrado y su celda está vacía: vuelve a trabajar acá.',
  'blank-name-kept': 'Tiene un nombre preferido y su celda está vacía: queda como está.',
  'blank-name-cleared': 'Tiene un nombre preferido y su celda está vacía: se borra.',
  'blanks-trimmed': 'Se quitaron espacios de más.',
} as const;

export type ProblemCode = keyof typeof PROBLEMS;
export type NoteCode = keyof typeof NOTES;

const LONGEST = 60;
const cut = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;

/** @param value What the cell holds, where that is at fault. */
export const problem = (code: ProblemCode, value?: string): RowRemark => ({
  code,
  message:
    value === undefined ? PROBLEMS[code] : `${PROBLEMS[code]} Dice «${cut(asWritten(value))}».`,
});
export const note = (code: NoteCode): RowRemark => ({ code, message: NOTES[code] });

export const leftNote = (date: string): RowRemark => ({
  code: 'left',
  message: `Egresó el ${asWritten(date)}: no tiene fechas después de ese día.`,
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

export const samePlace = (field: 'office' | 'team', name: string, before: string): RowRemark => {
  const what = { office: 'La oficina', team: 'El equipo' }[field];
  return { code: `${field}-same`, message: `${what} «${name}» se toma por «${before}».` };
};
