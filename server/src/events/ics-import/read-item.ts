import {
  eventDraftSchema,
  type EventDraft,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { checkDraft } from '../check-draft.ts';
import {
  FILE_KEYS,
  NOT_IN_FILE,
  textsInFile,
  type FileDraft,
  type FileKey,
} from '../event-fields.ts';
import { clockOf, occurrenceOf, type Clock } from './clock.ts';
import type { CompanyTime } from './company-time.ts';
import { endDateOf } from './end-date.ts';
import { hash, identityOf, uidOf, type Identity } from './identity.ts';
import type { FileEvent } from './parse-file.ts';
import { ruleOf } from './rule-of.ts';
import { WrongEventError } from './wrong-event.ts';

export interface IcsItem extends Identity {
  /** A digest of what the file says of the event. */
  readonly digest: string;
  readonly draft: FileDraft;
  /** The dates on which a series does not occur. */
  readonly excluded: readonly IsoDate[];
  readonly remarks: readonly string[];
}

/** What every file says of an event: by leaving it out, that there is none. */
const ALWAYS_SAID: readonly FileKey[] = [
  'title',
  'date',
  'endDate',
  'time',
  'place',
  'description',
  'rrule',
];
const isSaid = (draft: FileDraft, key: FileKey): boolean =>
  ALWAYS_SAID.includes(key) || (draft[key] ?? null) !== null;

/**
 * A digest of what a file says of an event, and of nothing else in `draft`. What the file does not say is
 * left out, so that the digests that earlier versions kept are still right.
 */
export const digestOf = (draft: FileDraft, excluded: readonly IsoDate[]): string => {
  const said = FILE_KEYS.filter((key) => isSaid(draft, key)).map((key) => [key, draft[key]]);
  return hash(JSON.stringify([Object.fromEntries(said), excluded]));
};

/** What is kept of an event with what its file says: what the file does not say stays. */
export const overKept = (kept: EventDraft, file: FileDraft): EventDraft => ({
  ...kept,
  ...Object.fromEntries(
    FILE_KEYS.filter((key) => isSaid(file, key)).map((key) => [key, file[key]]),
  ),
});

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
  const { texts, remarks } = textsInFile(valueOf);
  if (texts.title === '') throw new WrongEventError('No tiene título: ponele uno en el archivo.');
  const date = occurrenceOf(event, clock);
  const draft: FileDraft = {
    ...texts,
    date: start.date,
    endDate: endDateOf(event, clock, start),
    time: start.time,
    rrule: date === null ? ruleOf(event, timeZone, start) : null,
  };
  checkDraft(eventDraftSchema.parse({ ...NOT_IN_FILE, ...draft }));
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
    remarks,
  };
}
