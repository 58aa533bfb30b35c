import { endOfWeek, isOpenPlan, type Board } from '@almanaque/api';
import type { Actor } from '../../audit/record-audit.ts';
import { occasionOf, type Occasion } from '../../messages/occasion.ts';
import { visibleTo } from '../../known-plans/visible.ts';
import { earlierPlan } from './earlier-plan.ts';
import { countOf, finishedPlans, pageOfFinished } from './finished-plans.ts';
import { listed } from './listed-plans.ts';
import { mineOf } from './mine.ts';
import { openPlans, type Asked } from './open-plans.ts';
import { summariesOf } from './summaries.ts';

/** What a person reads without looking for something. */
const PAGE = 50;

/** Whoever answers for a plan that the viewer may know of. */
const ownersOf = ({ db, isVisible }: Pick<Asked, 'db' | 'isVisible'>) =>
  db
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

interface BoardAsked extends Omit<Asked, 'about' | 'isVisible'> {
  readonly viewer: Actor;
}

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
  const isVisible = await visibleTo(db, viewer);
  const asked = {
    ...reading,
    isVisible,
    about: event === undefined ? null : aboutOf(event, occasion),
  };
  const mine = await mineOf(db, viewer);
  const own = view === 'mine' ? mine : null;
  const withOpen = state === undefined || isOpenPlan({ state });
  const withFinished = state === undefined ? view === 'all' : !isOpenPlan({ state });
  const weekEnds = endOfWeek(today);
  const open = (withOpen ? await openPlans(asked, own) : []).filter(
    ({ nextDue }) => view !== 'week' || (nextDue !== null && nextDue <= weekEnds),
  );
  const finished = withFinished ? finishedPlans(asked, own) : null;
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
