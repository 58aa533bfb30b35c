import * as z from 'zod/mini';
import { oneLine } from '@almanaque/shared-contracts/schemas';
import { PROVINCES } from './provinces.ts';

export const MAX_COMPANY_TEXT = 200;

const text = oneLine(MAX_COMPANY_TEXT);
const provinceSchema = z.enum(PROVINCES);

const company = {
  name: z.string(),
  /** Null where nobody said. */
  city: z.nullable(z.string()),
  province: z.nullable(provinceSchema),
};

export const companyFieldSchema = z.enum(['name', 'city', 'province']);
export type CompanyField = z.infer<typeof companyFieldSchema>;

/** Of whom the calendar is, and where they are. Answer of `GET` and `PATCH /api/v1/company`. */
export const companySchema = z.object({
  ...company,
  /** What whoever runs the server decided in its environment, and no screen changes. */
  fixed: z.array(companyFieldSchema),
  /** Whether anybody gave it a name; if not, `name` is what stands in its place. */
  named: z.boolean(),
  /** Grows with each change. */
  version: z.int(),
});
export type Company = z.infer<typeof companySchema>;

/** Body of that `PATCH`: what is absent stays. `version` is the one that was seen. */
export const companyEditSchema = z.strictObject({
  version: z.int().check(z.minimum(0)),
  name: z.optional(text),
  city: z.optional(z.nullable(text)),
  province: z.optional(z.nullable(provinceSchema)),
});
export type CompanyEdit = z.infer<typeof companyEditSchema>;

/** Answer 409: someone else changed it first. `company` is what is kept now. */
export const companyConflictSchema = z.object({
  error: z.literal('stale_version'),
  message: z.string(),
  company: companySchema,
});
