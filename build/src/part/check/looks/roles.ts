import type { Role } from '@almanaque/shared-contracts';
import { pointFacts } from '@almanaque/shared-contracts/contributions';
import { USUAL } from '../stage.ts';
import type { Look } from './look.ts';
import { usual } from './usual.ts';

const WHO: readonly (readonly [role: Role | null, name: string])[] = [
  [null, 'sin sesión'],
  ['organizador', 'como organizador'],
  ['administrador', 'como administrador'],
];

/** Everybody whom it is for sees something, and no error. */
export const roles: Look = async (contribution, stage) => {
  const { roles: meant, when } = contribution;
  const isForAccounts = meant !== undefined || when?.session === true;
  const seeing = WHO.filter(([role]) =>
    role === null ? !isForAccounts : (meant?.includes(role) ?? true),
  );
  const found = await Promise.all(
    seeing.map(async ([role, name]) => {
      const { sight, errors } =
        role === USUAL.role
          ? await usual(contribution, stage)
          : await stage(contribution, { role }, async (shown) => ({
              sight: await shown.see(),
              errors: shown.errors,
            }));
      const { failure, isThere } = sight;
      if (failure !== null) return [`${name} se rompe (${failure})`];
      if (!isThere && !pointFacts(contribution.point).mayBeEmpty)
        return [`${name} no muestra nada`];
      return errors.slice(0, 1).map((error) => `${name} deja un error sin atender: ${error}`);
    }),
  );
  return found.flat();
};
