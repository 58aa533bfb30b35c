import {
  eventDraftSchema,
  type EventDraft,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { checkDraft } from '../check-draft.ts';
import { clockOf, occurrenceOf } from './clock.ts';
import { endDateOf } from './end-date.ts';
import { hash, isCancelled, uidOf } from './identity.ts';
import type { FileEvent } from './parse-file.ts';
import { ruleOf } from './rule-of.ts';
import { descriptionOf, placeOf, titleOf } from './texts.ts';
import { WrongEventError } from './wrong-event.ts';

/** What the file says of an event; the rest is the organiser's to say. */
export type FileDraft = Omit<EventDraft, keyof typeof NEW>;

/** What an imported event is until an organiser says otherwise. */
export const NEW = {
  type: 'personalizado',
  tone: 'festivo',
  office: null,
  team: null,
  icon: null,
  picture: null,
  pictureAlt: null,
} as const;

export interface IcsItem {
  /** Tells the same event in the next file. */
  readonly key: string;
  /** Of what the file says of it. */
  readonly digest: string;
  readonly draft: FileDraft;
  /** Of a series, the dates on which it does not occur. */
  readonly excluded: readonly IsoDate[];
  /** The series of which it is one occurrence, that was changed by itself. */
  readonly replaces: { readonly seriesKey: string; readonly date: IsoDate } | null;
  readonly remarks: readonly string[];
}

/** Of what a file says of an event, and of nothing else in `draft`. */
export const digestOf = (
  { title, date, endDate, time, place, description, rrule }: FileDraft,
  excluded: readonly IsoDate[],
): string =>
  hash(JSON.stringify([{ title, date, endDate, time, place, description, rrule }, excluded]));

const PRIVATE = new Set(['PRIVATE', 'CONFIDENTIAL']);

function refuseUnwanted(event: FileEvent): void {
  if (isCancelled(event)) throw new WrongEventError('Está cancelado en el archivo.');
  if (PRIVATE.has(String(event.component.getFirstPropertyValue('class')).toUpperCase())) {
    throw new WrongEventError('Está marcado como privado, y acá lo vería toda la empresa.');
  }
}

/**
 * An event of the file as Almanaque would keep it. `replaced`: the dates of the series that other
 * events of the file change or cancel. Throws what `reasonOf` puts in words.
 */
export function readItem(
  event: FileEvent,
  timeZone: string,
  replaced: readonly IsoDate[],
): IcsItem {
  const { component } = event;
  const valueOf = (name: string): unknown => component.getFirstPropertyValue(name);
  const datesOf = (name: string) =>
    component.getAllProperties(name).flatMap((property) => clock.all(property));
  refuseUnwanted(event);
  const clock = clockOf(event, timeZone);
  const begins = component.getFirstProperty('dtstart');
  if (!begins) throw new WrongEventError('No dice cuándo es.');
  const start = clock.first(begins);
  const title = titleOf(valueOf('summary'));
  if (title.text === '') throw new WrongEventError('No tiene título: ponele uno en el archivo.');
  const place = placeOf(valueOf('location'));
  const description = descriptionOf(valueOf('description'));
  const date = occurrenceOf(event, clock);
  const draft: FileDraft = {
    title: title.text,
    date: start.date,
    endDate: endDateOf(event, clock, start),
    time: start.time,
    place: place.text === '' ? null : place.text,
    description: description.text,
    rrule: date === null ? ruleOf(event, timeZone, start) : null,
  };
  checkDraft(eventDraftSchema.parse({ ...NEW, ...draft }));
  const out =
    draft.rrule === null ? [] : [...datesOf('exdate').map((time) => time.date), ...replaced];
  const excluded = [...new Set(out)].sort();
  const uid = uidOf(event);
  return {
    key: date === null ? hash(uid) : hash(uid, date),
    digest: digestOf(draft, excluded),
    draft,
    excluded,
    replaces: date === null ? null : { seriesKey: hash(uid), date },
    remarks: [
      ...title.remarks,
      ...place.remarks,
      ...description.remarks,
      ...(component.hasProperty('rdate') ? ['Tiene además fechas sueltas: cargalas a mano.'] : []),
    ],
  };
}
