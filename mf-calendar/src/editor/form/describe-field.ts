import {
  EVENT_TYPE_LABELS,
  longDate,
  type EventDraft,
  type RuleWords,
} from '@almanaque/shared-contracts';
import { ICON_LABELS } from './look/icon-labels.ts';
import { TONE_LABELS } from './tones.ts';

/** What a person sees as one thing; its fields go together. */
export type Matter =
  | 'title'
  | 'type'
  | 'when'
  | 'time'
  | 'place'
  | 'description'
  | 'tone'
  | 'office'
  | 'team'
  | 'icon'
  | 'picture';

/** A rule falls on its date, and a description is of its picture: apart they would mean something else. */
export const MATTER_OF: Readonly<Record<keyof EventDraft, Matter>> = {
  title: 'title',
  type: 'type',
  date: 'when',
  endDate: 'when',
  time: 'time',
  place: 'place',
  rrule: 'when',
  description: 'description',
  tone: 'tone',
  office: 'office',
  team: 'team',
  icon: 'icon',
  picture: 'picture',
  pictureAlt: 'picture',
};

export const MATTER_LABELS: Readonly<Record<Matter, string>> = {
  title: 'Título',
  type: 'Tipo',
  when: 'Fecha',
  time: 'Hora',
  place: 'Lugar',
  description: 'Descripción',
  tone: 'Tono',
  office: 'Oficina',
  team: 'Equipo',
  icon: 'Ícono',
  picture: 'Imagen',
};

function whenText({ date, endDate, rrule }: EventDraft, ruleWords: RuleWords): string {
  const days = endDate === null ? longDate(date) : `${longDate(date)} a ${longDate(endDate)}`;
  return rrule === null ? days : `${days}, se repite ${ruleWords(rrule, date)}`;
}

/** Two pictures can be told apart by it, which is all a comparison in words can do. */
const pictureText = ({ picture, pictureAlt }: EventDraft): string =>
  picture === null
    ? ''
    : `Imagen ${picture.slice(-6)}${pictureAlt === null ? '' : `: ${pictureAlt}`}`;

/** What a version of an event says of it, in words; '' for nothing. */
export function matterText(draft: EventDraft, matter: Matter, ruleWords: RuleWords): string {
  switch (matter) {
    case 'type':
      return EVENT_TYPE_LABELS[draft.type];
    case 'tone':
      return TONE_LABELS[draft.tone];
    case 'when':
      return whenText(draft, ruleWords);
    case 'icon':
      return draft.icon ? ICON_LABELS[draft.icon] : 'El de su tipo';
    case 'picture':
      return pictureText(draft);
    default:
      return draft[matter] ?? '';
  }
}
