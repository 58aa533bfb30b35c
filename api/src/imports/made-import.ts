import * as z from 'zod/mini';

/** What importing a file did, of events or of providers. */
export const madeImportSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  created: z.int(),
  updated: z.int(),
  /** Cancelled in the file, and no longer here; absent: none. */
  removed: z.optional(z.int()),
  /** How many rows of the file were wrong and not imported. */
  wrong: z.int(),
  undone: z.boolean(),
});
export type MadeImport = z.infer<typeof madeImportSchema>;

/** The latest ones, the newest first. */
export const madeImportsSchema = z.object({ imports: z.array(madeImportSchema) });

/** What taking one back did. `kept`: changed since, so they stay; `restored`: as before, also what was removed. */
export const undoneImportSchema = z.object({ removed: z.int(), restored: z.int(), kept: z.int() });
export type UndoneImport = z.infer<typeof undoneImportSchema>;
