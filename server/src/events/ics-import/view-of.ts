import type { IcsRow } from '@almanaque/api';
import { draftOf, excludedDates, type CompanyEventRow } from '../company-event.ts';
import { NOT_IN_FILE } from '../event-fields.ts';
import { draftAt } from '../series.ts';
import { changesOf } from './changes.ts';
import { isOfFile } from './kept-here.ts';
import type { PeopleDate } from '../../people/dates/occurrences.ts';
import type { Planned } from './plan-import.ts';
import type { IcsItem } from './read-item.ts';
import { whenWords } from './words.ts';

const whenOf = ({ draft }: IcsItem): string => whenWords({ ...NOT_IN_FILE, ...draft });

const REMOVED = 'Está cancelado en el archivo: se borra.';
const REMOVED_SERIES = 'Está cancelado en el archivo: se borra con todas sus repeticiones.';
const EDITED = 'Se editó acá después de importarlo.';

const removedRemarks = (stored: CompanyEventRow): string[] => [
  stored.rrule === null ? REMOVED : REMOVED_SERIES,
  ...(isOfFile(stored, excludedDates(stored)) ? [] : [EDITED]),
];

const list = new Intl.ListFormat('es', { type: 'conjunction' });
const ONE = { cumpleanos: 'El cumpleaños', aniversario: 'El aniversario' };
const MANY = { cumpleanos: 'Los cumpleaños', aniversario: 'Los aniversarios' };

const inRoster = (kind: PeopleDate, people: readonly string[]): string =>
  people.length === 1
    ? `${ONE[kind]} de ${people.join()} ya está en el calendario, por su ficha en Personas.`
    : `${MANY[kind]} de ${list.format(people)} ya están en el calendario, por sus fichas en Personas.`;

type Told = Pick<IcsRow, 'status' | 'when' | 'remarks' | 'changes'>;

const told = (status: IcsRow['status'], when: string, remarks: readonly string[]): Told => ({
  status,
  when,
  remarks: [...remarks],
  changes: [],
});

function tell(planned: Planned): Told {
  switch (planned.status) {
    case 'new':
      return told('new', whenOf(planned.item), planned.item.remarks);
    case 'changed': {
      const { item, stored } = planned;
      return { ...told('changed', whenOf(item), item.remarks), changes: changesOf(stored, item) };
    }
    case 'same':
      return told('same', whenOf(planned.item), planned.remark === null ? [] : [planned.remark]);
    case 'in-roster':
      return told('in-roster', whenOf(planned.item), [inRoster(planned.kind, planned.people)]);
    case 'own': {
      const { row } = planned;
      const when = row.kind === 'item' ? whenOf(row.item) : '';
      return told('same', when, ['Salió de Almanaque, que ya lo muestra.']);
    }
    case 'removed':
      return told('removed', whenWords(draftOf(planned.stored)), removedRemarks(planned.stored));
    case 'left-out': {
      const { series, date } = planned;
      const occurrence = { ...draftAt(draftOf(series), date), rrule: null };
      const remark = 'Esa fecha está cancelada en el archivo: se quita, y las demás siguen.';
      return told('removed', whenWords(occurrence), [remark]);
    }
    case 'absent':
      return told('same', '', ['Está cancelado en el archivo, y acá no está.']);
    case 'wrong':
      return told('wrong', '', [planned.reason]);
  }
}

/**
 * What is to be done with an event of a file, for the person at the screen.
 * @param plans Those that lose their date with it, as far as that person may know of them.
 */
export const viewOf = (planned: Planned, plans: NonNullable<IcsRow['plans']>): IcsRow => {
  const { row } = planned.row;
  // What goes is named as people here know it.
  const { title } = planned.status === 'removed' ? planned.stored : planned.row;
  const said = tell(planned);
  return { row, title, ...said, ...(plans.length > 0 && { plans }) };
};
