import * as z from 'zod/mini';
import {
  picturePathSchema,
  uploadedPictureSchema,
  isoDateSchema,
} from '@almanaque/shared-contracts/schemas';
import { celebrationSchema } from '../plans/preference.ts';

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const optionalText = (max: number) => z.nullable(text(max));

/** In a leap year, so that 29 February exists: a birthday may be kept without its year. */
const LEAP_YEAR = 2000;

const exists = ({ day, month, year }: { day: number; month: number; year: number | null }) => {
  const date = new Date(Date.UTC(year ?? LEAP_YEAR, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** Only an administrator's answers carry one (decisions, Privacy). */
export const birthSchema = z
  .object({
    day: z.int().check(z.minimum(1), z.maximum(31)),
    month: z.int().check(z.minimum(1), z.maximum(12)),
    /** Null: not known, or not given. */
    year: z.nullable(z.int().check(z.minimum(1900), z.maximum(2200))),
  })
  .check(z.refine(exists, 'Esa fecha de nacimiento no existe: revisá el día y el mes.'));
export type Birth = z.infer<typeof birthSchema>;

/** When a 29 February birthday is celebrated in common years, as month and day (decisions, Dates). */
export const feb29Schema = z.enum(['02-28', '03-01']);
export type Feb29 = z.infer<typeof feb29Schema>;

/** As loose as what mail servers accept; only a message sent can tell more. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

const personFields = () => ({
  /** The number the company knows the person by; unique where there is one. */
  legajo: optionalText(50),
  firstName: text(150),
  /** Empty where the roster has the whole name in one cell. */
  lastName: z.string().check(z.trim(), z.maxLength(150)),
  preferredName: optionalText(100),
  email: z.nullable(
    z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.maxLength(254),
        z.refine(isEmail, 'El correo no es válido: tiene la forma nombre@empresa.com.ar.'),
      ),
  ),
  birth: z.nullable(birthSchema),
  hireDate: z.nullable(isoDateSchema),
  /** The last day with dates in the calendar; null while the person works here. */
  leavingDate: z.nullable(isoDateSchema),
  office: optionalText(100),
  province: optionalText(100),
  team: optionalText(100),
  birthdayShown: z.boolean(),
  anniversaryShown: z.boolean(),
  celebration: celebrationSchema,
  feb29: feb29Schema,
});

/** What an administrator enters of a person. */
export const personInputSchema = z.strictObject(personFields()).check(
  z.refine(
    ({ hireDate, leavingDate }) =>
      hireDate === null || leavingDate === null || hireDate <= leavingDate,
    {
      path: ['leavingDate'],
      error: 'El egreso es anterior al ingreso: corregí una de las dos fechas.',
    },
  ),
);
export type PersonInput = z.infer<typeof personInputSchema>;

/** A person of whom nothing is known yet: an empty form, and what a roster leaves out. */
export const EMPTY_PERSON: PersonInput = {
  legajo: null,
  firstName: '',
  lastName: '',
  preferredName: null,
  email: null,
  birth: null,
  hireDate: null,
  leavingDate: null,
  office: null,
  province: null,
  team: null,
  birthdayShown: true,
  anniversaryShown: true,
  celebration: 'publico',
  feb29: '02-28',
};

/** A person as an administrator sees them. Nobody else is ever sent one. */
export const personSchema = z.object({
  id: z.string(),
  ...personFields(),
  /** Shown with their dates; null: none. */
  photo: z.nullable(picturePathSchema),
  /** Goes up with every change; an edit names the one it started from. */
  version: z.int(),
});
export type Person = z.infer<typeof personSchema>;

/** Answer 409: someone else changed it first. `person` is what is kept now. */
export const personConflictSchema = z.object({
  error: z.literal('stale_version'),
  message: z.string(),
  person: personSchema,
});

/** Body of `PUT /api/v1/people/{id}/photo`: one that was uploaded, or null to take it away. */
export const personPhotoSchema = z.strictObject({
  photo: z.nullable(uploadedPictureSchema),
});

export const PERSON_SORTS = ['name', 'birthday', 'hireDate', 'office', 'team'] as const;
export const personSortSchema = z.enum(PERSON_SORTS);
export type PersonSort = z.infer<typeof personSortSchema>;

/** Answer of `GET /api/v1/people`. */
export const peoplePageSchema = z.object({
  people: z.array(personSchema),
  /** How many the filter matches in all. */
  total: z.int(),
  /** Send it as `after` for the next page; null on the last one. */
  next: z.nullable(z.string()),
});
export type PeoplePage = z.infer<typeof peoplePageSchema>;
