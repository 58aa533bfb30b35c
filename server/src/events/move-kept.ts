import { parseIsoDate, type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

/** When an occurrence of a series begins; null: the event does not repeat. */
export type Occurrence = IsoDate | null;

type Message = Selectable<Tables['messages']>;

/** What a move had no place for: undoing it neither takes that along nor loses any of it. */
export interface Left {
  /** By their ids. */
  readonly plans: readonly string[];
  /** By the ids of their plans: what undoing these would put back. */
  readonly undos: readonly string[];
  /** By their keys. */
  readonly messages: readonly string[];
  /** Messages in the place of which others came, whole. */
  readonly replaced: readonly Message[];
}

interface Move {
  /** The company's events' own ids: also the same one. */
  readonly from: string;
  readonly to: string;
  /** Undefined: it has no place there, and what is kept of it stays where it is. */
  readonly placeOf: (occurrence: Occurrence) => Occurrence | undefined;
  /** Of the move that this one undoes. */
  readonly left?: Left | undefined;
}

const addressOf = (id: string, occurrence: Occurrence): string =>
  occurrence === null ? `empresa-${id}` : `empresa-${id}-${occurrence}`;

/** Of one of the calendar's ids of the event `id`. */
export const occurrenceAt = (address: string, id: string): Occurrence =>
  parseIsoDate(address.slice(`${addressOf(id, null)}-`.length));

const keyOf = ({ event_id, recommendation_id }: Pick<Message, 'event_id' | 'recommendation_id'>) =>
  `${event_id} ${recommendation_id}`;

/** Where nothing came meanwhile, and without the name of an account that is gone. */
async function putBack(db: Database, messages: readonly Message[]): Promise<void> {
  for (const { author_id, ...message } of messages) {
    const author = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', author_id)
      .executeTakeFirst();
    await db
      .insertInto('messages')
      .values({ ...message, author_id: author?.id ?? null })
      .onConflict((conflict) => conflict.columns(['event_id', 'recommendation_id']).doNothing())
      .execute();
  }
}

async function moveMessages(db: Database, { from, to, placeOf, left }: Move) {
  const all = await db
    .selectFrom('messages')
    .selectAll()
    .where('company_event_id', '=', from)
    .execute();
  const leftBefore = new Set(left?.messages);
  const rows = all.filter((row) => !leftBefore.has(keyOf(row)));
  const moves = rows.flatMap((row) => {
    const place = placeOf(occurrenceAt(row.event_id, from));
    return place === undefined ? [] : [{ row, address: addressOf(to, place) }];
  });
  const moving = new Set(moves.map(({ row }) => row));
  const staying = rows.filter((row) => !moving.has(row));
  // All out before any goes in: one occurrence's new place may be another's old one.
  for (const { row, address } of moves) {
    if (address === row.event_id) continue;
    await db
      .deleteFrom('messages')
      .where('event_id', '=', row.event_id)
      .where('recommendation_id', '=', row.recommendation_id)
      .execute();
  }
  for (const { row, address } of moves) {
    if (address === row.event_id) continue;
    const moved = { ...row, event_id: address, company_event_id: to };
    await db
      .insertInto('messages')
      .values(moved)
      // Whatever stood there was of an occurrence that is there no more.
      .onConflict((conflict) =>
        conflict.columns(['event_id', 'recommendation_id']).doUpdateSet(moved),
      )
      .execute();
  }
  await putBack(db, left?.replaced ?? []);
  const taken = new Set(moves.map(({ row, address }) => keyOf({ ...row, event_id: address })));
  return {
    messages: staying.map(keyOf).filter((key) => !taken.has(key)),
    replaced: staying.filter((row) => taken.has(keyOf(row))),
  };
}

/** Several plans may be for one occurrence. @returns those that stay. */
async function movePlans(db: Database, { from, to, placeOf, left }: Move): Promise<string[]> {
  const rows = await db
    .selectFrom('plans')
    .select(['id', 'occasion'])
    .where('company_event_id', '=', from)
    .execute();
  const leftBefore = new Set(left?.plans);
  const staying: string[] = [];
  for (const { id, occasion } of rows) {
    if (leftBefore.has(id)) continue;
    const place = placeOf(occurrenceAt(occasion, from));
    if (place === undefined) {
      staying.push(id);
      continue;
    }
    await db
      .updateTable('plans')
      .set({ occasion: addressOf(to, place), company_event_id: to })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('plan_words')
      .set({ company_event_id: to })
      .where('plan_id', '=', id)
      .execute();
  }
  return staying;
}

/** For which date a plan was before its last write, where undoing that would put it back there. */
interface PlannedBefore {
  readonly plan?: { readonly occasion?: string };
}

/** What undoing the last write of a plan puts back is of an occurrence as well. @returns those that stay. */
async function moveUndos(db: Database, { from, to, placeOf, left }: Move): Promise<string[]> {
  const rows = await db
    .selectFrom('plans')
    .select(['id', 'undo'])
    .where('undo', 'like', `%"company_event_id":"${from}"%`)
    .execute();
  const leftBefore = new Set(left?.undos);
  const staying: string[] = [];
  for (const { id, undo } of rows) {
    // What is kept was written by Almanaque alone.
    const before = JSON.parse(undo ?? '{}') as PlannedBefore;
    const occasion = before.plan?.occasion;
    if (occasion === undefined || leftBefore.has(id)) continue;
    const place = placeOf(occurrenceAt(occasion, from));
    if (place === undefined) {
      staying.push(id);
      continue;
    }
    const plan = { ...before.plan, occasion: addressOf(to, place), company_event_id: to };
    await db
      .updateTable('plans')
      .set({ undo: JSON.stringify({ ...before, plan }) })
      .where('id', '=', id)
      .execute();
  }
  return staying;
}

/**
 * Keeps what was written or planned for an event's occurrences, as it is, under where they stand from
 * now on. Call it in the transaction that moves them.
 */
export async function moveKept(db: Database, move: Move): Promise<Left> {
  const messages = await moveMessages(db, move);
  return { ...messages, plans: await movePlans(db, move), undos: await moveUndos(db, move) };
}
