import * as z from 'zod/mini';

/** The largest file of events that is taken: some thousands of them. */
export const MAX_ICS_BYTES = 1024 * 1024;
export const MAX_ICS_EVENTS = 2000;

/** What importing would do with one event of an .ics file. */
export const icsRowSchema = z.object({
  /** Its place among the file's events; the first is 1. */
  row: z.int(),
  /**
   * 'removed': its calendar cancelled it. 'in-roster': a birthday that the calendar shows already, of
   * somebody in the roster; it is left out unless it is asked for.
   */
  status: z.enum(['new', 'changed', 'removed', 'same', 'in-roster', 'wrong']),
  title: z.string(),
  /** Spanish: 'lunes 23 de noviembre de 2026, 18:30 · cada semana, el lunes'. */
  when: z.string(),
  /** Spanish: why it is wrong, or what of it Almanaque cannot keep. */
  remarks: z.array(z.string()),
  /** For a changed one: what is kept and what the file has, as people write them. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  /**
   * The plans that lose their date with it, as far as whoever looks may know of them, and where each is
   * within the installation; absent: none.
   */
  plans: z.optional(z.array(z.object({ id: z.string(), title: z.string(), to: z.string() }))),
});
export type IcsRow = z.infer<typeof icsRowSchema>;

/** Answer of `POST /api/v1/events/imports/preview`, whose body is the file. Nothing is written. */
export const icsPreviewSchema = z.object({
  rows: z.array(icsRowSchema),
  /** Why it cannot be applied, in Spanish; null: it can. */
  problem: z.nullable(z.string()),
});
export type IcsPreview = z.infer<typeof icsPreviewSchema>;
