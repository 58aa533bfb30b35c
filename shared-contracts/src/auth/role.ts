import * as z from 'zod/mini';

/**
 * What an account may do; each may also do what those before it may. A 'colaborador' does its own tasks
 * and says how it likes to be celebrated: it organises nothing.
 */
export const ROLES = ['colaborador', 'organizador', 'administrador'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;
