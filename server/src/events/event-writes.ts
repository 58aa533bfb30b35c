import {
  eventDraftSchema,
  type EventChange,
  type EventDraft,
  type NewEvent,
} from '@almanaque/shared-contracts/schemas';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { ApiError } from '../http/error.ts';
import { changeEvent, type Changed } from './change-event.ts';
import { checkDraft } from './check-draft.ts';
import { toCompanyEvent, type CompanyEventRow } from './company-event.ts';
import { insertEvent } from './event-rows.ts';
import { removeEvent, restoreEvent, type Removal } from './remove-event.ts';

/** Every reading works series out from their rules; this many cost it some milliseconds. */
export const MAX_SERIES = 500;

const EMPTY: Omit<EventDraft, 'title' | 'date'> = {
  type: 'personalizado',
  tone: 'festivo',
  endDate: null,
  time: null,
  place: null,
  description: '',
  office: null,
  team: null,
  rrule: null,
};

/** Also after a write that made one: the transaction then comes to nothing. */
async function refuseTooManySeries(db: Database): Promise<void> {
  const { count } = await db
    .selectFrom('company_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('rrule', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count > MAX_SERIES) {
    throw new ApiError(
      400,
      'too_many_series',
      `Ya hay ${MAX_SERIES} eventos que se repiten: borrá alguno que no se use, o cargá este sin repetición.`,
      'rrule',
    );
  }
}

type Action = 'event.created' | 'event.changed' | 'event.removed' | 'event.restored';

interface Write {
  readonly action: Action;
  readonly actor: Actor;
  readonly run: (db: Database) => Promise<Omit<Changed, 'before'> & Partial<Changed>>;
}

/** One write: it happens with its record and within the limits, or not at all. */
function write(db: Database, { action, actor, run }: Write): Promise<CompanyEventRow> {
  return exclusively(db, async (connection) => {
    const { before, after } = await run(connection);
    if (action !== 'event.removed') await refuseTooManySeries(connection);
    await recordAudit(connection, {
      actor,
      action,
      entity: 'event',
      entityId: (before ?? after).id,
      before: before && toCompanyEvent(before),
      after: toCompanyEvent(after),
    });
    return after;
  });
}

/** The four writes there are. Each throws what the function it is made of throws. */
export const eventWrites = (db: Database, now: () => Date = () => new Date()) => ({
  create: (actor: Actor, sent: NewEvent) => {
    const draft = eventDraftSchema.parse({ ...EMPTY, ...sent });
    checkDraft(draft);
    const run = async (connection: Database) => ({
      after: await insertEvent(connection, draft, now()),
    });
    return write(db, { action: 'event.created', actor, run });
  },
  change: (actor: Actor, id: string, change: EventChange) =>
    write(db, {
      action: 'event.changed',
      actor,
      run: (connection) => changeEvent(connection, id, change, now()),
    }),
  remove: (actor: Actor, id: string, removal: Removal) =>
    write(db, {
      action: 'event.removed',
      actor,
      run: (connection) => removeEvent(connection, id, removal, now()),
    }),
  restore: (actor: Actor, id: string, version: number) =>
    write(db, {
      action: 'event.restored',
      actor,
      run: (connection) => restoreEvent(connection, id, version),
    }),
});
