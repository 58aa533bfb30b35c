import type { Role } from '@almanaque/shared-contracts';

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  organizador: 'Organizador',
  administrador: 'Administrador',
};

export const ROLE_CAN: Readonly<Record<Role, string>> = {
  organizador: 'Eventos, mensajes y proveedores.',
  administrador: 'Todo lo anterior, y además personas, feriados, configuración y usuarios.',
};
