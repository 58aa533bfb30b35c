import {
  eventDraftSchema,
  type EventDraft,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { checkDraft } from '../check-draft.ts';
import { clockOf, occurrenceOf, type Clock } from './clock.ts';
import type { CompanyTime } from './company-time.ts';
import { endDateOf } from './end-date.ts';
import { hash, identityOf, uidOf, type Identity } from './identity.ts';
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

export interface IcsItem extends Identity {
  /** Of what the file says of it. */
  readonly digest: string;
  readonly draft: FileDraft;
  /** Of a series, the dates on which it does not occur. */
  readonly excluded: readonly IsoDate[];
  readonly remarks: readonly string[];
}

/** Of what a file says of an event, and of nothing else in `draft`. */
export const digestOf = (
  { title, date, endDate, time, place, description, rrule }: FileDraft,
  excluded: readonly IsoDate[],
): string =>
  hash(JSON.stringify([{ title, date, endDate, time, place, description, rrule }, excluded]));

/** All times of the properties of a name. */
export const timesOf = ({ component }: FileEvent, clock: Clock, name: string): CompanyTime[] =>
  component.getAllProperties(name).flatMap((property) => clock.all(property));

const PRIVATE = new Set(['PRIVATE', 'CONFIDENTIAL']);

function refusePrivate({ component }: FileEvent): void {
  if (PRIVATE.has(String(component.getFirstPropertyValue('class')).toUpperCase())) {
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
  refusePrivate(event);
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
    draft.rrule === null
      ? []
      : [...timesOf(event, clock, 'exdate').map((time) => time.date), ...replaced];
  const excluded = [...new Set(out)].sort();
  return {
    ...identityOf(uidOf(event), date),
    digest: digestOf(draft, excluded),
    draft,
    excluded,
    remarks: [...title.remarks, ...place.remarks, ...description.remarks],
  };
}
