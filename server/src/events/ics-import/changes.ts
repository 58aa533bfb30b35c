import { type IcsRow } from '@almanaque/api';
import { EVENT_WORDS, ruleWords } from '@almanaque/shared-contracts/schemas';
import { excludedDates, draftOf, type CompanyEventRow } from '../company-event.ts';
import { FILE_KEYS, type FileDraft, type FileKey } from '../event-fields.ts';
import { overKept, type IcsItem } from './read-item.ts';
import { dateWords } from './words.ts';

const text = (value: string | null): string => value || '(vacío)';

/** Of fields that do not read as they are kept. */
const SPOKEN: Readonly<Partial<Record<FileKey, (draft: FileDraft) => string>>> = {
  date: ({ date }) => dateWords(date),
  endDate: ({ endDate }) => dateWords(endDate),
  time: ({ time }) => time ?? 'todo el día',
  rrule: ({ rrule, date }) => ruleWords(rrule, date),
};
const spoken = (draft: FileDraft, key: FileKey): string => SPOKEN[key]?.(draft) ?? text(draft[key]);

/** What the file would change of what is kept, as people write it. */
export function changesOf(row: CompanyEventRow, item: IcsItem): IcsRow['changes'] {
  const kept = draftOf(row);
  const draft = overKept(kept, item.draft);
  const { excluded } = item;
  const fields = FILE_KEYS.filter((key) => kept[key] !== draft[key]).map((key) => ({
    field: EVENT_WORDS[key],
    before: spoken(kept, key),
    after: spoken(draft, key),
  }));
  const dates = excludedDates(row);
  if (draft.rrule === null || dates.join() === excluded.join()) return fields;
  const counted = (count: number) => (count === 1 ? '1 fecha' : `${count} fechas`);
  return [
    ...fields,
    { field: 'Fechas sin evento', before: counted(dates.length), after: counted(excluded.length) },
  ];
}
