import * as z from 'zod/mini';

/** A trade whose observances the company may see: 'salud', 'tecnología'; 'general' is everyone's. */
export const sectorSchema = z.object({
  name: z.string(),
  on: z.boolean(),
  /** How many observances it has in a year. */
  count: z.int(),
  /** The names of the first few. */
  examples: z.array(z.string()),
});
export type Sector = z.infer<typeof sectorSchema>;

/** Answer of `GET` and of `PATCH /api/v1/observances/sectors`: 'general' first, then by name. */
export const sectorsSchema = z.object({ sectors: z.array(sectorSchema) });

/** Body of that `PATCH`: one switch, so that two people who turn different ones never undo each other. */
export const sectorSwitchSchema = z.strictObject({
  sector: z.string().check(z.minLength(1), z.maxLength(100)),
  on: z.boolean(),
});
export type SectorSwitch = z.infer<typeof sectorSwitchSchema>;
