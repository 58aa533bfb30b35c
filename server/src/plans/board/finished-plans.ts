import { ownedBy, type Mine } from './mine.ts';
import { askedPlans, type Asked, type PlanPlace } from './open-plans.ts';

/** Those that are done or called off: their dates are as they were last seen. */
export function finishedPlans(asked: Asked, mine: Mine | null) {
  const { office, team, type, state } = asked.query;
  return askedPlans(asked)
    .where('state', 'in', state === undefined ? ['hecho', 'cancelado'] : [state])
    .$if(office !== undefined, (plans) => plans.where('seen_office', '=', office ?? ''))
    .$if(team !== undefined, (plans) => plans.where('seen_team', '=', team ?? ''))
    .$if(type !== undefined, (plans) => plans.where('seen_type', '=', type ?? 'festivo'))
    .$if(mine !== null, (plans) => plans.where((eb) => ownedBy(eb, mine)));
}

type Finished = ReturnType<typeof finishedPlans>;

const latestFirst = (plans: Finished) =>
  plans.select('id').orderBy('seen_date', 'desc').orderBy('id');

const placesOf = async (plans: ReturnType<typeof latestFirst>): Promise<readonly PlanPlace[]> =>
  (await plans.execute()).map(({ id }) => ({ id, nextDue: null }));

export async function pageOfFinished(
  plans: Finished,
  offset: number,
  limit: number,
): Promise<readonly PlanPlace[]> {
  if (limit <= 0) return [];
  return placesOf(latestFirst(plans).offset(offset).limit(limit));
}

export const countOf = async (plans: Finished): Promise<number> => {
  const { count } = await plans
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
