import {
  addDays,
  dateOf,
  isoDate,
  yearOf,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../server/src/db/database.ts';
import { engineOf } from '../../server/src/db/engine.ts';
import { exclusively } from '../../server/src/db/exclusively.ts';
import type { PlansTable, PlanTasksTable } from '../../server/src/plans/tables.ts';
import { keepWords } from '../../server/src/plans/words/keep-words.ts';
import { CAKE } from '../../server/src/plans/testing/recommendation.ts';
import { randomFrom } from '../support/random.ts';

const SEED = 22;
export const PLANS = 10_000;
export const TASKS = 100_000;
/** Below what either engine takes in one statement. */
const AT_ONCE = 500;

const MADE_DAYS_AGO = 22;

interface Birthday {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly office: string | null;
  readonly team: string | null;
  readonly birth_md: number | null;
}

/** The last one before today, or the first one from today on. */
function birthdayOf({ birth_md }: Birthday, isOver: boolean, today: IsoDate): IsoDate {
  const monthDay = birth_md ?? 101;
  const inYear = (year: number) =>
    dateOf(year, Math.floor(monthDay / 100), Math.min(28, monthDay % 100));
  const year = yearOf(today);
  if (isOver) return inYear(inYear(year) < today ? year : year - 1);
  return inYear(inYear(year) < today ? year + 1 : year);
}

/** Half are finished, of the last twelve months; half are still to be done, in the next. */
function planOf(
  person: Birthday,
  index: number,
  random: () => number,
  today: IsoDate,
): Insertable<PlansTable> {
  const isDone = index % 2 === 0;
  const date = birthdayOf(person, isDone, today);
  const madeOn = addDays(today, -MADE_DAYS_AGO);
  const retrospect = { rating: 1 + Math.floor(random() * 5), repeat: '', avoid: '', whoCame: '' };
  return {
    id: `plan-${index}`,
    occasion: `cumpleanos-${date.slice(0, 4)}-${person.id}`,
    company_event_id: null,
    person_id: person.id,
    title: CAKE.title,
    state: isDone ? 'hecho' : index % 4 === 1 ? 'idea' : 'en-marcha',
    owner_id: null,
    lead_days: 10,
    budget: 5_000_000,
    currency: 'ARS',
    people: 12,
    repeats: null,
    made_on: madeOn,
    dated_on: madeOn,
    seen_date: date,
    seen_day: date,
    seen_title: `Cumpleaños de ${person.first_name} ${person.last_name}`,
    seen_type: 'cumpleanos',
    seen_tone: 'festivo',
    seen_office: person.office,
    seen_team: person.team,
    changed_at: `${madeOn}T12:00:00.000Z`,
    deleted_at: null,
    recommendation: JSON.stringify(CAKE),
    message: null,
    notes: '',
    providers: '[]',
    retrospect: isDone ? JSON.stringify(retrospect) : null,
    seen_days_off: JSON.stringify(daysOffOf(date)),
    undo: null,
  };
}

/** As many as a year has before a date; which ones matters to no read. */
const daysOffOf = (date: IsoDate): readonly IsoDate[] =>
  Array.from({ length: 12 }, (_day, index) => addDays(date, -index * 17 - 3));

function taskOf(plan: Insertable<PlansTable>, position: number): Insertable<PlanTasksTable> {
  const isDone = plan.state === 'hecho' || position < 3;
  const isPinned = position === 8;
  return {
    id: `${plan.id}-${position}`,
    plan_id: plan.id,
    position,
    title: `Tarea ${position}`,
    role: 'Recursos Humanos',
    owner_account: null,
    owner_person: null,
    due_offset: isPinned ? null : 10 - position,
    due_date: isPinned ? addDays(isoDate(plan.seen_date), -5) : null,
    note: '',
    planned: 10_000,
    spent: isDone ? 9_000 : null,
    added_on: plan.made_on,
    done_by: null,
    done_at: isDone ? plan.changed_at : null,
  };
}

/** Plans for birthdays of those on the roster, around `today`, each with its tasks. */
export async function seedPlans(database: Database, today: IsoDate): Promise<void> {
  const random = randomFrom(SEED);
  await exclusively(database, async (db) => {
    const people = await db
      .selectFrom('people')
      .select(['id', 'first_name', 'last_name', 'office', 'team', 'birth_md'])
      .where('birthday_shown', '=', 1)
      .where('leaving_date', 'is', null)
      .orderBy('id')
      .limit(PLANS)
      .execute();
    for (let from = 0; from < PLANS; from += AT_ONCE) {
      const plans = Array.from({ length: AT_ONCE }, (_plan, index) => {
        const person = people[(from + index) % people.length];
        if (person === undefined) throw new Error('plans need people');
        return planOf(person, from + index, random, today);
      });
      await db.insertInto('plans').values(plans).execute();
      for (const plan of plans) {
        const tasks = Array.from({ length: TASKS / PLANS }, (_task, place) => taskOf(plan, place));
        await db.insertInto('plan_tasks').values(tasks).execute();
      }
      await keepWords(
        db,
        plans.map(({ id }) => id),
      );
    }
  });
  if (engineOf(database) === 'postgres')
    await sql`vacuum analyze plans, plan_tasks, plan_words`.execute(database);
}
