import { type Account, type AccountChange, ROLE_NAMES } from '@almanaque/api';
import { toastStore, type Role } from '@almanaque/shared-contracts';
import { tellByToast, useWrite } from '@almanaque/ui/form';
import { useUserWrites } from './users-data.ts';

/** What can be done with an account at once; each says what it did. */
export function useAccountActs(account: Account) {
  const { change } = useUserWrites();
  const { write, busy } = useWrite({ tell: tellByToast });
  const { name } = account;
  const apply = async (wanted: AccountChange, said: string) => {
    await change(account, wanted);
    toastStore().show(said, 'success');
  };
  const disable = () =>
    apply(
      { active: false },
      `${name} ya no puede ingresar, y sus suscripciones al calendario dejaron de funcionar.`,
    );
  return {
    busy,
    /** For a choice, which tells by itself why it came to nothing. */
    giveRole: (role: Role) => apply({ role }, `${name} ahora tiene el rol ${ROLE_NAMES[role]}.`),
    enable: () =>
      write(() =>
        apply(
          { active: true },
          `${name} puede ingresar de nuevo, y sus suscripciones al calendario vuelven a funcionar.`,
        ),
      ),
    disable: () => write(disable),
    /** The same, for a question that tells by itself why it came to nothing. */
    disableAsked: disable,
  };
}
