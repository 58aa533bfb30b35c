import { type Account, ROLE_NAMES } from '@almanaque/api';
import { roleSchema, ROLES } from '@almanaque/shared-contracts';
import { useAccountActs } from './use-account-acts.ts';

/** Which role an account has: another one counts at once. */
export function RoleChoice({ account }: { readonly account: Account }) {
  const { giveRole, busy } = useAccountActs(account);
  return (
    <select
      aria-label={`Rol de ${account.name}`}
      aria-busy={busy}
      value={account.role}
      disabled={!account.active}
      onChange={({ target }) => void giveRole(roleSchema.parse(target.value))}
    >
      {ROLES.map((one) => (
        <option key={one} value={one}>
          {ROLE_NAMES[one]}
        </option>
      ))}
    </select>
  );
}
