import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Actor } from '../../audit/record-audit.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { rosterOf } from '../../people/own-people.ts';

/** By whom plans and tasks are one's own: the account, and whoever on the roster has its address. */
export interface Mine {
  readonly account: string | null;
  readonly people: readonly string[];
}

export const mineOf = async (db: Database, viewer: Actor): Promise<Mine> => ({
  account: viewer.id,
  people: (await rosterOf(db, viewer)).map(({ id }) => id),
});

interface TaskOwner {
  readonly owner_account: string | null;
  readonly owner_person: string | null;
}

/** Whether a task is one's own. One that was given to nobody is left to whoever answers for its plan. */
export function isMine(
  { account, people }: Mine,
  { owner_account, owner_person }: TaskOwner,
  plan: { readonly owner_id: string | null },
): boolean {
  if (owner_person !== null) return people.includes(owner_person);
  return account !== null && (owner_account ?? plan.owner_id) === account;
}

/** Plans one owns, or has a task of. */
export const ownedBy = (
  eb: ExpressionBuilder<Tables, 'plans'>,
  mine: Mine | null,
): Expression<SqlBool> => {
  const tasks = (column: 'owner_account' | 'owner_person', ids: readonly string[]) =>
    ids.length === 0
      ? []
      : [
          eb.exists(
            eb
              .selectFrom('plan_tasks')
              .select('plan_tasks.id')
              .whereRef('plan_tasks.plan_id', '=', 'plans.id')
              .where(column, 'in', [...ids]),
          ),
        ];
  const accounts = mine?.account == null ? [] : [mine.account];
  return eb.or([
    eb('plans.owner_id', '=', mine?.account ?? null),
    ...tasks('owner_account', accounts),
    ...tasks('owner_person', mine?.people ?? []),
  ]);
};
