import {
  EVENT_DEFAULTS,
  type EventChange,
  eventDraftSchema,
  type NewEvent,
} from '@almanaque/shared-contracts/schemas';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { carryKept, shiftOf } from './carry-kept.ts';
import { carryReplacements } from './carry-replacements.ts';
import { changeEvent, type Changed } from './change-event.ts';
import { checkDraft } from './check-draft.ts';
import { toCompanyEvent, type CompanyEventRow } from './company-event.ts';
import { insertEvent } from './event-rows.ts';
import { requirePicture } from '../pictures/require-picture.ts';
import {
  recordedChange,
  recordedRemoval,
  recordedRestoring,
  recordedUndoing,
  type RecordedEvent,
} from './recorded-event.ts';
import { removeEvent, restoreEvent, type Removal } from './remove-event.ts';
import { refuseTooManySeries } from './too-many-series.ts';
import { keepForUndo, undoChange } from './undo-change.ts';

type Action = 'event.created' | 'event.changed' | 'event.removed' | 'event.restored';

interface Write {
  readonly action: Action;
  readonly actor: Actor;
  /** What it left, and what the log keeps of it. */
  readonly run: (db: Database) => Promise<readonly [after: CompanyEventRow, told: RecordedEvent]>;
}

const told = (changed: Changed, record: (changed: Changed) => RecordedEvent) =>
  [changed.after, record(changed)] as const;

async function writeWithin(
  connection: Database,
  { action, actor, run }: Write,
): Promise<CompanyEventRow> {
  const [after, { before, after: recorded }] = await run(connection);
  if (action !== 'event.removed') await refuseTooManySeries(connection);
  await recordAudit(connection, {
    actor,
    action,
    entity: 'event',
    entityId: (before ?? after).id,
    before,
    after: recorded,
  });
  return after;
}

/** One write: it happens with its record and within the limits, or not at all. */
const write = (db: Database, one: Write): Promise<CompanyEventRow> =>
  exclusively(db, (connection) => writeWithin(connection, one));

const removal = (actor: Actor, id: string, wanted: Removal, now: Date): Write => ({
  action: 'event.removed',
  actor,
  run: async (connection) =>
    told(await removeEvent(connection, id, wanted, now), (one) => recordedRemoval(one, wanted)),
});

const restoring = (actor: Actor, id: string, version: number): Write => ({
  action: 'event.restored',
  actor,
  run: async (connection) => told(await restoreEvent(connection, id, version), recordedRestoring),
});

/** The same as a part of a larger write: call it in its transaction. */
export const removeWithin = (
  db: Database,
  actor: Actor,
  id: string,
  wanted: Removal,
  now: Date,
): Promise<CompanyEventRow> => writeWithin(db, removal(actor, id, wanted, now));

export const restoreWithin = (
  db: Database,
  actor: Actor,
  id: string,
  version: number,
): Promise<CompanyEventRow> => writeWithin(db, restoring(actor, id, version));

/** The writes there are. Each throws what the function it is made of throws. */
export const eventWrites = (db: Database, now: () => Date = () => new Date()) => ({
  create: (actor: Actor, sent: NewEvent) => {
    const draft = eventDraftSchema.parse({ ...EVENT_DEFAULTS, ...sent });
    checkDraft(draft);
    const run = async (connection: Database) => {
      await requirePicture(connection, draft.picture);
      const after = await insertEvent(connection, draft, now());
      return [after, { after: toCompanyEvent(after) }] as const;
    };
    return write(db, { action: 'event.created', actor, run });
  },
  change: (actor: Actor, id: string, change: EventChange) =>
    write(db, {
      action: 'event.changed',
      actor,
      run: async (connection) => {
        await requirePicture(connection, change.picture ?? null);
        const changed = await changeEvent(connection, id, change, now());
        const shift = shiftOf(changed.before, change);
        const left = await carryKept(connection, changed, shift);
        await carryReplacements(connection, changed.after.id, changed, shift);
        await keepForUndo(connection, changed, shift, left);
        return told(changed, (one) => recordedChange(one, change));
      },
    }),
  remove: (actor: Actor, id: string, wanted: Removal) =>
    write(db, removal(actor, id, wanted, now())),
  restore: (actor: Actor, id: string, version: number) => write(db, restoring(actor, id, version)),
  undo: (actor: Actor, id: string, version: number) =>
    write(db, {
      action: 'event.restored',
      actor,
      run: async (connection) => told(await undoChange(connection, id, version), recordedUndoing),
    }),
});
