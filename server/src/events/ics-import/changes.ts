import type { IcsRow } from '@almanaque/shared-contracts/schemas';
import { excludedDates, draftOf, type CompanyEventRow } from '../company-event.ts';
import type { FileDraft, IcsItem } from './read-item.ts';
import { ruleWords } from '../rule-words.ts';
import { dateWords } from './words.ts';

type Spoken = Readonly<Record<keyof FileDraft, readonly [field: string, words: string]>>;

const text = (value: string | null): string => value || '(vacío)';

const spoken = (draft: FileDraft): Spoken => ({
  title: ['Título', draft.title],
  date: ['Fecha', dateWords(draft.date)],
  endDate: ['Hasta', dateWords(draft.endDate)],
  time: ['Hora', draft.time ?? 'todo el día'],
  place: ['Lugar', text(draft.place)],
  description: ['Descripción', text(draft.description)],
  rrule: ['Repetición', ruleWords(draft.rrule, draft.date)],
});

const FIELDS: readonly (keyof FileDraft)[] = [
  'title',
  'date',
  'endDate',
  'time',
  'place',
  'description',
  'rrule',
];

/** What the file would change of what is kept, as people write it. */
export function changesOf(row: CompanyEventRow, { draft, excluded }: IcsItem): IcsRow['changes'] {
  const kept = draftOf(row);
  const [before, after] = [spoken(kept), spoken(draft)];
  const fields = FIELDS.filter((field) => kept[field] !== draft[field]).map((field) => ({
    field: before[field][0],
    before: before[field][1],
    after: after[field][1],
  }));
  const dates = excludedDates(row);
  if (draft.rrule === null || dates.join() === excluded.join()) return fields;
  const counted = (count: number) => (count === 1 ? '1 fecha' : `${count} fechas`);
  return [
    ...fields,
    { field: 'Fechas sin evento', before: counted(dates.length), after: counted(excluded.length) },
  ];
}
