import type { Role } from '@almanaque/shared-contracts/schemas';
import type { OpenIdConfig } from '../../config/openid.ts';

type Claims = Readonly<Record<string, unknown>>;

const isClaims = (value: unknown): value is Claims => typeof value === 'object' && value !== null;

/** The claim of that very name, which may hold dots, or else the path the dots spell. */
function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name
    .split('.')
    .reduce<unknown>(
      (value, key) => (isClaims(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      claims,
    );
}

type RoleRules = Pick<OpenIdConfig, 'roleClaim' | 'administratorValue' | 'organiserValue'>;

/** The highest role the claim gives, be it one value or a list; null: none, so no way in. */
export function roleOf(claims: Claims, rules: RoleRules): Role | null {
  const held = [claimAt(claims, rules.roleClaim)].flat();
  const holds = (value: string | null) => value !== null && held.includes(value);
  if (holds(rules.administratorValue)) return 'administrador';
  return holds(rules.organiserValue) ? 'organizador' : null;
}
