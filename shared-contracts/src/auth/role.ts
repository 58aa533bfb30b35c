import * as z from 'zod/mini';

/** What an account may do; each may also do what those before it may. */
export const ROLES = ['organizador', 'administrador'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;
