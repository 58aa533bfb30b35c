import type { ImportField } from './import.ts';
import type { Feb29, PersonInput } from './person.ts';
import { PLACE_WORDS } from '@almanaque/shared-contracts/words';

/** What people call each thing that is known of a person: in the form, the directory, the log and imports. */
export const PERSON_WORDS: Readonly<Record<keyof PersonInput | ImportField | 'photo', string>> = {
  legajo: 'Legajo',
  /** Of rosters that have the whole name in one cell. */
  fullName: 'Apellido y nombre',
  firstName: 'Nombre',
  lastName: 'Apellido',
  preferredName: 'Cómo prefiere que le digan',
  email: 'Correo',
  birth: 'Nacimiento',
  hireDate: 'Ingreso',
  leavingDate: 'Egreso',
  ...PLACE_WORDS,
  province: 'Provincia',
  birthdayShown: 'Muestra el cumpleaños',
  anniversaryShown: 'Muestra el aniversario',
  celebration: 'Cómo prefiere celebrar',
  feb29: 'Festejo del 29 de febrero',
  photo: 'Foto',
};

/** When a 29 February birthday is celebrated in other years. */
export const FEB29_WORDS: Readonly<Record<Feb29, string>> = {
  '02-28': '28 de febrero',
  '03-01': '1 de marzo',
};
