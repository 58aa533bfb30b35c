import { parseIsoDate, type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';

/** When an occurrence of a series begins; null: the event does not repeat. */
export type Occurrence = IsoDate | null;

interface Move {
  /** The company's events' own ids: also the same one. */
  readonly from: string;
  readonly to: string;
  /** Undefined: it has no place there, and what is kept of it stays where it is. */
  readonly placeOf: (occurrence: Occurrence) => Occurrence | undefined;
}

const addressOf = (id: string, occurrence: Occurrence): string =>
  occurrence === null ? `empresa-${id}` : `empresa-${id}-${occurrence}`;

/** Of one of the calendar's ids of the event `id`. */
export const occurrenceAt = (address: string, id: string): Occurrence =>
  parseIsoDate(address.slice(`${addressOf(id, null)}-`.length));

async function moveMessages(db: Database, { from, to, placeOf }: Move): Promise<void> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('company_event_id', '=', from)
    .execute();
  const moves = rows.flatMap((row) => {
    const place = placeOf(occurrenceAt(row.event_id, from));
    const address = place === undefined ? row.event_id : addressOf(to, place);
    return address === row.event_id ? [] : [{ row, address }];
  });
  // All out before any goes in: one occurrence's new place may be another's old one.
  for (const { row } of moves) {
    await db
      .deleteFrom('messages')
      .where('event_id', '=', row.event_id)
      .where('recommendation_id', '=', row.recommendation_id)
      .execute();
  }
  for (const { row, address } of moves) {
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
}

/** Several plans may be for one occurrence. */
async function movePlans(db: Database, { from, to, placeOf }: Move): Promise<void> {
  const rows = await db
    .selectFrom('plans')
    .select(['id', 'occasion'])
    .where('company_event_id', '=', from)
    .execute();
  for (const { id, occasion } of rows) {
    const place = placeOf(occurrenceAt(occasion, from));
    if (place === undefined) continue;
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
}

/**
 * Keeps what was written or planned for an event's occurrences, as it is, under where they stand from
 * now on. Call it in the transaction that moves them.
 */
export async function moveKept(db: Database, move: Move): Promise<void> {
  await moveMessages(db, move);
  await movePlans(db, move);
}
