import { endOfWeek, type Board } from '@almanaque/api';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/database.ts';
import { occasionOf, type Occasion } from '../../messages/occasion.ts';
import { datePlans } from '../dates/date-plans.ts';
import { isOpen } from '../standing.ts';
import { visibleTo } from '../visible.ts';
import { earlierPlan } from './earlier-plan.ts';
import { mineOf, ownedBy, type Mine } from './mine.ts';
import {
  askedPlans,
  LISTED,
  openPlans,
  type Asked,
  type ListedPlan,
  type PlanPlace,
} from './open-plans.ts';
import { summariesOf } from './summaries.ts';

/** What a person reads without looking for something. */
const PAGE = 50;

/** Those that are done or called off, the latest first: their dates are as they were last seen. */
async function finishedPlans(asked: Asked, mine: Mine | null) {
  const { office, team, type, state } = asked.query;
  return (await askedPlans(asked))
    .where('state', 'in', state === undefined ? ['hecho', 'cancelado'] : [state])
    .$if(office !== undefined, (plans) => plans.where('seen_office', '=', office ?? ''))
    .$if(team !== undefined, (plans) => plans.where('seen_team', '=', team ?? ''))
    .$if(type !== undefined, (plans) => plans.where('seen_type', '=', type ?? 'festivo'))
    .$if(mine !== null, (plans) => plans.where((eb) => ownedBy(eb, mine)));
}

type Finished = Awaited<ReturnType<typeof finishedPlans>>;

async function pageOfFinished(
  plans: Finished,
  offset: number,
  limit: number,
): Promise<readonly PlanPlace[]> {
  if (limit <= 0) return [];
  const rows = await plans
    .select('id')
    .orderBy('seen_date', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => ({ id, nextDue: null }));
}

/** A page of the list, whole. One that was deleted meanwhile is left out. */
async function listed(db: Database, places: readonly PlanPlace[]): Promise<readonly ListedPlan[]> {
  const ids = places.map(({ id }) => id);
  const rows = await db
    .selectFrom('plans')
    .select(LISTED)
    .where(among(db, 'id', ids))
    .execute();
  const { dates } = await datePlans(db, rows);
  const plans = new Map(dates.map((plan) => [plan.row.id, plan]));
  return places.flatMap(({ id, nextDue }) => {
    const plan = plans.get(id);
    return plan === undefined ? [] : [{ ...plan, nextDue }];
  });
}

const countOf = async (plans: Finished): Promise<number> => {
  const { count } = await plans
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Whoever answers for a plan that the viewer may know of. */
const ownersOf = async ({ db, viewer }: Pick<Asked, 'db' | 'viewer'>) => {
  const isVisible = await visibleTo(db, viewer);
  return db
    .selectFrom('users')
    .select(['users.id', 'users.name'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('plans')
          .select('plans.id')
          .whereRef('owner_id', '=', 'users.id')
          .where('deleted_at', 'is', null)
          .where(isVisible),
      ),
    )
    .orderBy('users.name')
    .orderBy('users.id')
    .execute();
};

type BoardAsked = Omit<Asked, 'about'>;

/** An event of the company by its own id stands for all of its dates: one that does not repeat has one. */
function aboutOf(event: string, occasion: Occasion | null): Asked['about'] {
  const series = occasion?.company_event_id ?? null;
  return series !== null && event === `empresa-${series}`
    ? { column: 'company_event_id', is: series }
    : { column: 'occasion', is: occasion?.key ?? event };
}

/** One page of the plans that a view has, late first. */
export async function readBoard(reading: BoardAsked): Promise<Board> {
  const { db, viewer, query, today } = reading;
  const { view = 'all', state, event } = query;
  const occasion = event === undefined ? null : await occasionOf(db, event);
  const asked = { ...reading, about: event === undefined ? null : aboutOf(event, occasion) };
  const mine = await mineOf(db, viewer);
  const own = view === 'mine' ? mine : null;
  const withOpen = state === undefined || isOpen({ state });
  const withFinished = state === undefined ? view === 'all' : !isOpen({ state });
  const weekEnds = endOfWeek(today);
  const open = (withOpen ? await openPlans(asked, own) : []).filter(
    ({ nextDue }) => view !== 'week' || (nextDue !== null && nextDue <= weekEnds),
  );
  const finished = withFinished ? await finishedPlans(asked, own) : null;
  const total = open.length + (finished === null ? 0 : await countOf(finished));
  const begin = Number(query.after ?? 0);
  const first = open.slice(begin, begin + PAGE);
  const rest =
    finished === null
      ? []
      : await pageOfFinished(finished, Math.max(0, begin - open.length), PAGE - first.length);
  const page = await listed(db, [...first, ...rest]);
  const plans = await summariesOf(db, page, { view, mine, today });
  const earlier =
    occasion !== null && total === 0 ? await earlierPlan(db, viewer, occasion) : undefined;
  return {
    ...{ today, plans, total, owners: await ownersOf(asked) },
    next: begin + PAGE < total ? String(begin + PAGE) : null,
    ...(earlier && { earlier }),
  };
}
