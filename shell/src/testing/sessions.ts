import type { Session } from '@almanaque/shared-contracts';

export const ana: Session = {
  userId: 'u-ana',
  name: 'Ana Pérez',
  email: 'ana@textilsur.com.ar',
  role: 'administrador',
  expiresAt: '2026-11-28T12:00:00.000Z',
  mustChangePassword: false,
};
