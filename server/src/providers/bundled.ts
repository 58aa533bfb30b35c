import { providerSchema } from '@almanaque/shared-contracts/schemas';
import * as z from 'zod';
import providers from './data/providers.json' with { type: 'json' };

const { id, name, type, address, barrio, phone, checkedOn, lat, lng } = providerSchema.shape;

/** An entry of the file that ships with the product (data/README.md), with where it was learned. */
const bundledSchema = z.object({
  ...{ id, name, type, address, barrio, phone, checkedOn, lat, lng },
  note: z.string().optional(),
  confidence: z.string(),
  coordSource: z.string(),
  confirmedBy: z.array(z.string()),
  phoneConfirmedBy: z.array(z.string()).optional(),
});
export type BundledProvider = z.infer<typeof bundledSchema>;

/** What a new installation begins with. @throws when the file breaks the contract. */
export const bundledProviders = (): BundledProvider[] => z.array(bundledSchema).parse(providers);
