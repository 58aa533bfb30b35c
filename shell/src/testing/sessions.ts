import type { Account } from '@almanaque/api';
import type { Session } from '@almanaque/shared-contracts';

export const ana: Session = {
  userId: 'u-ana',
  name: 'Ana Pérez',
  email: 'ana@textilsur.com.ar',
  role: 'administrador',
  expiresAt: '2026-11-28T12:00:00.000Z',
  mustChangePassword: false,
};

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
