import type { Role } from '@almanaque/shared-contracts/schemas';

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  colaborador: 'Colaborador',
  organizador: 'Organizador',
  administrador: 'Administrador',
};

export const ROLE_CAN: Readonly<Record<Role, string>> = {
  colaborador: 'Sus propias tareas de los planes, y cómo prefiere celebrar.',
  organizador: 'Todo lo anterior, y además eventos, planes, mensajes y proveedores.',
  administrador: 'Todo lo anterior, y además personas, feriados, configuración y cuentas.',
};
