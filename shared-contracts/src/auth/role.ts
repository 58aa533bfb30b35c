import * as z from 'zod/mini';
import type { Named } from '../named.ts';

/**
 * What an account may do; each may also do what those before it may. A 'colaborador' does its own tasks
 * and says how it likes to be celebrated: it organises nothing.
 */
export const ROLES = ['colaborador', 'organizador', 'administrador'] as const;
const role = z.enum(ROLES);
export interface RoleSchema extends Named<typeof role> {}
export const roleSchema: RoleSchema = role;
export type Role = z.infer<typeof roleSchema>;
