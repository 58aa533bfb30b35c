import * as z from 'zod/mini';
import type { Role } from '@almanaque/shared-contracts/schemas';

/** The most that anybody may do from a portal of another origin. */
export const PORTAL_ROLE: Role = 'organizador';

/** Body of `POST /api/v1/auth/portal-passes`: the origin of the portal, 'https://intranet.example'. */
export const portalPassRequestSchema = z.strictObject({
  origin: z.string().check(z.minLength(1), z.maxLength(300)),
});

/** Its answer: the portal shows it as `Authorization: Bearer …`. */
export const portalPassResponseSchema = z.object({ pass: z.string() });
export type PortalPassResponse = z.infer<typeof portalPassResponseSchema>;
