import {
  EVENT_TYPE_LABELS,
  longDate,
  parseIsoDate,
  type EventDraft,
} from '@almanaque/shared-contracts';
import { ICON_LABELS } from './look/icon-labels.ts';
import { readRule, repetitionLabel } from './repetition.ts';
import { TONE_LABELS } from './tones.ts';

const LABELS: Readonly<Record<keyof EventDraft, string>> = {
  title: 'Título',
  type: 'Tipo',
  date: 'Fecha',
  endDate: 'Último día',
  time: 'Hora',
  place: 'Lugar',
  rrule: 'Repetición',
  description: 'Descripción',
  tone: 'Tono',
  office: 'Oficina',
  team: 'Equipo',
  icon: 'Ícono',
  picture: 'Imagen',
  pictureAlt: 'Qué se ve en la imagen',
};

const dateText = (text: string | null): string => {
  const date = parseIsoDate(text);
  return date ? longDate(date) : '';
};

function repetitionText({ rrule, date }: EventDraft): string {
  const [repetition, until] = readRule(rrule, date);
  const label = repetitionLabel(repetition, date);
  return until === '' ? label : `${label}, hasta el ${dateText(until)}`;
}

/** Two pictures can be told apart by it, which is all a comparison in words can do. */
const pictureText = (path: string): string => `Imagen ${path.slice(-6)}`;

function fieldText(draft: EventDraft, field: keyof EventDraft): string {
  switch (field) {
    case 'type':
      return EVENT_TYPE_LABELS[draft.type];
    case 'tone':
      return TONE_LABELS[draft.tone];
    case 'date':
    case 'endDate':
      return dateText(draft[field]);
    case 'rrule':
      return repetitionText(draft);
    case 'icon':
      return draft.icon ? ICON_LABELS[draft.icon] : 'El de su tipo';
    case 'picture':
      return draft.picture ? pictureText(draft.picture) : '';
    default:
      return draft[field] ?? '';
  }
}

export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** The fields in which two versions of an event differ, in words. */
export const differences = (mine: EventDraft, theirs: EventDraft): Difference[] =>
  (Object.keys(LABELS) as (keyof EventDraft)[])
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => ({
      label: LABELS[field],
      mine: fieldText(mine, field),
      theirs: fieldText(theirs, field),
    }));
