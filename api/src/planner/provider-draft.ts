import * as z from 'zod/mini';
import { isoDateSchema, providerSchema, oneLine } from '@almanaque/shared-contracts/schemas';

const isWeb = (text: string): boolean =>
  /^https?:\/\/[^\s.]+\.[^\s]+$/i.test(text) && URL.canParse(text);

/** What an organiser enters of a provider. */
export const providerDraftSchema = z
  .strictObject({
    name: oneLine(150),
    type: oneLine(100),
    address: oneLine(200),
    barrio: oneLine(100),
    phone: z.nullable(
      z.string().check(
        z.trim(),
        z.refine(
          (text) => /^\+?\d[\d -]{4,28}\d$/.test(text),
          'El teléfono lleva solo números, espacios y guiones: por ejemplo +54 11 4342-4328.',
        ),
      ),
    ),
    web: z.nullable(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(300),
          z.refine(isWeb, 'La página no es válida: por ejemplo https://www.ejemplo.com.ar.'),
        ),
    ),
    activities: z.array(oneLine(60)).check(z.maxLength(10)),
    /** Absent: it stays as it is. */
    checkedOn: z.optional(z.nullable(isoDateSchema)),
    lat: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
    lng: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  })
  .check(
    z.refine(({ lat, lng }) => (lat === null) === (lng === null), {
      path: ['lat'],
      error: 'Para ubicarlo en el mapa hacen falta las dos coordenadas.',
    }),
  );
export type ProviderDraft = z.infer<typeof providerDraftSchema>;

/** A provider as organisers keep it. */
export const keptProviderSchema = z.object({
  ...providerSchema.shape,
  web: z.nullable(z.string()),
  activities: z.array(z.string()),
  /** Not offered any more: no map shows it and no recommendation names it. */
  retired: z.boolean(),
  /** What to check before relying on what Almanaque came with; null: nothing. */
  note: z.nullable(z.string()),
  /** Grows by one with each change. */
  version: z.int().check(z.minimum(1)),
});
export type KeptProvider = z.infer<typeof keptProviderSchema>;

/**
 * Body of `PATCH /api/v1/providers/{id}`: what is absent stays. `version` is the one that was edited;
 * when it is no longer the current one, nothing is written and the answer is 409.
 */
export const providerChangeSchema = z.strictObject({
  version: keptProviderSchema.shape.version,
  draft: z.optional(providerDraftSchema),
  retired: z.optional(z.boolean()),
});
export type ProviderChange = z.infer<typeof providerChangeSchema>;

/** Answer of every write under `/api/v1/providers`. */
export const keptProviderResponseSchema = z.object({ provider: keptProviderSchema });

/** Answer of `GET /api/v1/providers/directory`: all of them, sorted by name. */
export const providerDirectorySchema = z.object({ providers: z.array(keptProviderSchema) });

/** Answer 409: someone else changed it first. `provider` is what is kept now. */
export const providerConflictSchema = z.object({
  error: z.literal('stale_version'),
  message: z.string(),
  provider: keptProviderSchema,
});
