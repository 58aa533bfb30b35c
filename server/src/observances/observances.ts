import type { CalendarEvent } from '@almanaque/shared-contracts/schemas';
import * as z from 'zod';
import data from './data/efemerides.json' with { type: 'json' };
import { dateInYear } from './date-in-year.ts';
import { observanceSchema, type Observance } from './observance.ts';
import { shortTitleOf } from './short-titles.ts';
import { SIGNS } from './signs.ts';

export const OBSERVANCES: readonly Observance[] = z.array(observanceSchema).parse(data);

export interface ObservanceOccurrence {
  readonly observance: Observance;
  readonly event: CalendarEvent;
}

function occurrence(observance: Observance, year: number): ObservanceOccurrence {
  const { id, rule, name, sector, tone, description, norm, picture, source } = observance;
  const date = dateInYear(rule, year);
  const event: CalendarEvent = {
    id: `efemeride-${date}-${id}`,
    date,
    title: name,
    shortTitle: shortTitleOf(id, name),
    description,
    type: 'festivo',
    tone,
    // Where no norm sets it, the source is a note about the day: nobody is sent there for the norm.
    origin: { kind: 'efemeride', sector, norm, ...(norm !== null && { source }) },
    ...(id in SIGNS && { sign: SIGNS[id] }),
    picture: picture?.path ?? null,
    ...(picture && { pictureAlt: picture.alt }),
  };
  return { observance, event };
}

/** Every observance of a year, of every sector. */
export const observancesOf = (year: number): ObservanceOccurrence[] =>
  OBSERVANCES.map((observance) => occurrence(observance, year));
