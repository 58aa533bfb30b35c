import * as z from 'zod/mini';
import type { Named } from '../named.ts';

const text = (max: number) => z.string().check(z.maxLength(max));

/** What it takes to carry out a recommendation (section 3). Field names are the specification's own. */
const specification = z.object({
  objetivo: text(1000),
  /** Lead time as people say it: '2-3 días antes'. */
  anticipacion: text(100),
  /** The same in business days, for working out by when to start. Null: unknown. */
  leadDays: z.nullable(z.int().check(z.minimum(0), z.maximum(90))),
  dirigida: text(500),
  roles: z.array(text(300)).check(z.maxLength(12)),
  comunicacion: z.object({
    /** May hold placeholders in braces: '{nombre}', '{fecha}', '{hora}', '{años}', '{lugar}'. */
    texto: text(4000),
    medio: text(300),
  }),
  /** Ids in the provider directory. */
  proveedores: z.array(text(100)).check(z.maxLength(12)),
});
export interface SpecificationSchema extends Named<typeof specification> {}
export const specificationSchema: SpecificationSchema = specification;
export type Specification = z.infer<typeof specificationSchema>;
