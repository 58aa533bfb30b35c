import * as z from 'zod/mini';
import { isoDateSchema } from '@almanaque/shared-contracts/schemas';
import { doubledAnswerSchema, MAX_DOUBLED, type DoubledAnswer } from './doubled.ts';

/** What a column of a roster can hold. */
export const IMPORT_FIELDS = [
  'legajo',
  'fullName',
  'firstName',
  'lastName',
  'preferredName',
  'email',
  'birth',
  'hireDate',
  'leavingDate',
  'office',
  'province',
  'team',
  'celebration',
] as const;
export const importFieldSchema = z.enum(IMPORT_FIELDS);
export type ImportField = z.infer<typeof importFieldSchema>;

export const importColumnSchema = z.object({
  /** As the file has it; 'Columna 3' where it has none. */
  header: z.string(),
  /** The first few values below it. */
  samples: z.array(z.string()),
  /** Null: the column is not imported. */
  field: z.nullable(importFieldSchema),
});
export type ImportColumn = z.infer<typeof importColumnSchema>;

export const rowStatusSchema = z.enum(['new', 'changed', 'same', 'wrong']);
export type RowStatus = z.infer<typeof rowStatusSchema>;

export const rowRemarkSchema = z.object({
  /** Machine-readable: 'birth-impossible'. */
  code: z.string(),
  /** Spanish, for the person at the screen. */
  message: z.string(),
});
export type RowRemark = z.infer<typeof rowRemarkSchema>;

export const importRowSchema = z.object({
  /** Its number in the file, as a spreadsheet counts: the first line is 1. */
  row: z.int(),
  status: rowStatusSchema,
  legajo: z.nullable(z.string()),
  name: z.string(),
  /** Why it is wrong, or what an organiser may want to know of a good one. */
  remarks: z.array(rowRemarkSchema),
  /**
   * For a changed row: the stored value and the file's, as people write them. For a new one, its
   * dates as they were read, where `before` is empty.
   */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type ImportRow = z.infer<typeof importRowSchema>;

export const importRowsPageSchema = z.object({
  rows: z.array(importRowSchema),
  /** Send it as `after` for the next page; null on the last one. */
  next: z.nullable(z.int()),
});
export type ImportRowsPage = z.infer<typeof importRowsPageSchema>;

/** Answer of `GET /api/v1/people/imports/{id}/missing`. */
export const importMissingPageSchema = z.object({
  people: z.array(z.object({ id: z.string(), legajo: z.nullable(z.string()), name: z.string() })),
  /** Send it as `after` for the next page; null on the last one. */
  next: z.nullable(z.string()),
});
export type ImportMissingPage = z.infer<typeof importMissingPageSchema>;

export const importCountsSchema = z.object({
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  wrong: z.int(),
  /** People at work whom the file does not name. They stay unless asked otherwise. */
  missing: z.int(),
  /** Rows whose blank cell would take away a leave or a preferred name that is stored. */
  blank: z.int(),
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

export const importSheetsSchema = z.object({ names: z.array(z.string()), chosen: z.string() });
export type ImportSheets = z.infer<typeof importSheetsSchema>;

export const importStepSchema = z.enum(['reading', 'reviewing', 'applying', 'undoing']);
export type ImportStep = z.infer<typeof importStepSchema>;

/** A server of before does not look for events that show twice: it tells of none. */
const NONE_DOUBLED: DoubledAnswer = { events: [], total: 0, kept: [] };
const countedSince = z._default(z.int(), 0);

const common = { id: z.string(), fileName: z.string(), createdAt: z.string() };

/**
 * When it was applied, and by whom: their name, or the address that a deleted account left; null: it is no
 * longer known.
 */
const appliedBy = { appliedAt: z.string(), by: z.nullable(z.string()) };

/** Answer of `GET /api/v1/people/imports/{id}`, and of every step that changes it. */
export const peopleImportSchema = z.discriminatedUnion('state', [
  z.object({
    ...common,
    state: z.literal('working'),
    step: importStepSchema,
    done: z.int(),
    /** Null while it is not known. */
    total: z.nullable(z.int()),
  }),
  z.object({
    ...common,
    state: z.literal('ready'),
    columns: z.array(importColumnSchema),
    counts: importCountsSchema,
    /** The workbook's sheets, and the one that was read; absent: it has but one. */
    sheets: z.optional(importSheetsSchema),
    /** Whether a blank cell also takes away a leave, or a preferred name, that is stored. */
    clearBlanks: z.boolean(),
    /** Events of the calendar's own that show what the file's people would bring by themselves. */
    doubled: z._default(doubledAnswerSchema, NONE_DOUBLED),
    /** Why it cannot be applied as it is ('Falta la columna…'), or why the last try failed. */
    problem: z.nullable(z.string()),
  }),
  z.object({
    ...common,
    ...appliedBy,
    state: z.literal('applied'),
    /** `events`: of the calendar's own, which it removed because they would have shown twice. */
    result: z.object({
      ...{ created: z.int(), updated: z.int(), left: z.int(), wrong: z.int() },
      events: countedSince,
    }),
    /** How many people undoing it would put back, and how many were changed since, and stay. */
    undo: z.object({ people: z.int(), changedSince: z.int() }),
    /** How many of its wrong rows can still be looked at: those of the last import. */
    wrongKept: z.int(),
    problem: z.nullable(z.string()),
  }),
  z.object({
    ...common,
    ...appliedBy,
    state: z.literal('undone'),
    /** `kept`: people edited after the import, whose later edit stands. `events`: that are back. */
    result: z.object({
      ...{ removed: z.int(), restored: z.int(), kept: z.int() },
      events: countedSince,
    }),
  }),
  z.object({ ...common, state: z.literal('failed'), problem: z.string() }),
]);
export type PeopleImport = z.infer<typeof peopleImportSchema>;

/** Answer of `GET /api/v1/people/imports`: the latest ones, the newest first. */
export const peopleImportsSchema = z.object({ imports: z.array(peopleImportSchema) });

/** Body of `PATCH /api/v1/people/imports/{id}`: the field of each column, in the file's order. */
export const importMappingSchema = z.strictObject({
  fields: z.array(z.nullable(importFieldSchema)).check(z.maxLength(200)),
  /** Absent: as it was. */
  clearBlanks: z.optional(z.boolean()),
});
export type ImportMapping = z.infer<typeof importMappingSchema>;

/** Body of `POST /api/v1/people/imports/{id}/apply`. */
export const importApplySchema = z.strictObject({
  /** Set: everybody at work whom the file does not name left on that day. */
  missingLeftOn: z.optional(isoDateSchema),
  /** Those of `doubled` to be removed along with it. One that is not doubled by then stays. */
  removeEvents: z.optional(
    z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MAX_DOUBLED)),
  ),
});
export type ImportApply = z.infer<typeof importApplySchema>;
