import * as z from 'zod/mini';
import { rowStatusSchema } from '../people/import.ts';

/** The largest file of providers that is taken. */
export const MAX_PROVIDER_FILE_BYTES = 5 * 1024 * 1024;

/** What importing would do with one row of a file of providers. */
export const providerRowSchema = z.object({
  /** Its number in the file, as a spreadsheet counts: the first line is 1. */
  row: z.int(),
  status: rowStatusSchema,
  name: z.string(),
  address: z.string(),
  /** Spanish: why it is wrong, or what is worth knowing of a good one. */
  remarks: z.array(z.string()),
  /** For a changed one: what is kept and what the file has, as people write them. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type ProviderRow = z.infer<typeof providerRowSchema>;

/** Answer of `POST /api/v1/providers/import/preview`, whose body is the file. Nothing is written. */
export const providerPreviewSchema = z.object({
  rows: z.array(providerRowSchema),
  /** The headers whose columns are not imported. */
  unused: z.array(z.string()),
  /** Sent back to apply exactly this: the directory may change meanwhile. */
  fingerprint: z.string(),
  /** Why it cannot be applied, in Spanish; null: it can. */
  problem: z.nullable(z.string()),
});
export type ProviderPreview = z.infer<typeof providerPreviewSchema>;
