import type { Recommendation, Specification } from '@almanaque/shared-contracts';
import { UNSPECIFIED } from '@almanaque/ui/message';
import { ANNIVERSARY_SPECIFICATIONS } from './content/anniversary.ts';
import { BIRTHDAY_SPECIFICATIONS } from './content/birthday.ts';
import { BRIDGE_SPECIFICATIONS } from './content/bridge.ts';
import { COMMEMORATIVE_SPECIFICATIONS } from './content/commemorative.ts';
import { COMPANY_SPECIFICATIONS } from './content/company.ts';
import { HOLIDAY_SPECIFICATIONS } from './content/holiday.ts';
import { IN_PRIVATE_SPECIFICATIONS } from './content/in-private.ts';
import { SOBER_SPECIFICATIONS } from './content/sober.ts';

const BY_ID: ReadonlyMap<string, Specification> = new Map(
  Object.entries({
    ...BIRTHDAY_SPECIFICATIONS,
    ...ANNIVERSARY_SPECIFICATIONS,
    ...HOLIDAY_SPECIFICATIONS,
    ...COMPANY_SPECIFICATIONS,
    ...COMMEMORATIVE_SPECIFICATIONS,
    ...SOBER_SPECIFICATIONS,
    ...BRIDGE_SPECIFICATIONS,
    ...IN_PRIVATE_SPECIFICATIONS,
  }),
);

/** Section 3, unknown id. */
const UNKNOWN: Specification = {
  objetivo: UNSPECIFIED,
  anticipacion: UNSPECIFIED,
  leadDays: null,
  dirigida: UNSPECIFIED,
  roles: [UNSPECIFIED],
  comunicacion: { texto: UNSPECIFIED, medio: UNSPECIFIED },
  proveedores: [],
};

type Named = Pick<Recommendation, 'id' | 'specification'>;

/** Whether its id alone says all about it, on any day. */
export const isPredefined = ({ id, specification }: Named): boolean =>
  specification === undefined && BY_ID.has(id);

/** What it brings along, else what its id names (1 to 24), else 'No especificado' in every field. */
export const specificationOf = ({ id, specification }: Named): Specification =>
  specification ?? BY_ID.get(id) ?? UNKNOWN;
