import type { Account } from '@almanaque/api';
import { session } from '@almanaque/shared-contracts/testing';

export const ana = session({
  userId: 'u-ana',
  name: 'Ana Pérez',
  email: 'ana@textilsur.com.ar',
  role: 'administrador',
});

export const anaAccount: Account = {
  id: ana.userId,
  name: ana.name,
  email: ana.email,
  role: ana.role,
  active: true,
  mustChangePassword: false,
};

export const brunoAccount: Account = {
  id: 'u-bruno',
  name: 'Bruno Sosa',
  email: 'bruno@textilsur.com.ar',
  role: 'organizador',
  active: true,
  mustChangePassword: true,
};
