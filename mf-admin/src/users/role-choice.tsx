import { type Account, ROLE_NAMES } from '@almanaque/api';
import { roleSchema, ROLES } from '@almanaque/shared-contracts';
import { useLastChosen } from '@almanaque/ui/form';
import { useAccountActs } from './use-account-acts.ts';

/** Which role an account has: another one counts at once, and of several the last. */
export function RoleChoice({ account }: { readonly account: Account }) {
  const { giveRole } = useAccountActs(account);
  const { chosen, choose } = useLastChosen({ save: giveRole });
  return (
    <select
      aria-label={`Rol de ${account.name}`}
      aria-busy={chosen !== null}
      value={chosen ?? account.role}
      disabled={!account.active}
      onChange={({ target }) => void choose(roleSchema.parse(target.value))}
    >
      {ROLES.map((one) => (
        <option key={one} value={one}>
          {ROLE_NAMES[one]}
        </option>
      ))}
    </select>
  );
}
