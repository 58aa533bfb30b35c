import type { ImportField } from '@almanaque/shared-contracts';

export const FIELD_NAMES: Readonly<Record<ImportField, string>> = {
  legajo: 'Legajo',
  fullName: 'Apellido y nombre',
  firstName: 'Nombre',
  lastName: 'Apellido',
  preferredName: 'Cómo prefiere que le digan',
  email: 'Correo',
  birth: 'Nacimiento',
  hireDate: 'Ingreso',
  leavingDate: 'Egreso',
  office: 'Oficina',
  province: 'Provincia',
  team: 'Equipo',
};
