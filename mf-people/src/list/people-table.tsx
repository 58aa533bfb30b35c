import { type Person, type PersonSort, PERSON_WORDS } from '@almanaque/api';
import { useEffect } from 'react';
import { PersonRow } from './person-row.tsx';
import type { Place } from './place.ts';
import { ROW_REM, useWindow } from './use-window.ts';

const COLUMNS: readonly {
  readonly name: string;
  readonly sort: PersonSort;
  readonly look: string;
}[] = [
  { name: 'Nombre', sort: 'name', look: 'name' },
  { name: 'Cumpleaños', sort: 'birthday', look: 'birthday' },
  { name: PERSON_WORDS.hireDate, sort: 'hireDate', look: 'wide' },
  { name: PERSON_WORDS.office, sort: 'office', look: 'wide' },
  { name: PERSON_WORDS.team, sort: 'team', look: 'wide' },
];

/** Asks for more when fewer than this many rows are left to scroll through. */
const AHEAD = 60;

interface PeopleTableProps {
  readonly people: readonly Person[];
  readonly total: number;
  readonly sort: PersonSort;
  readonly place: Place;
  readonly onOpen: (person: Person) => void;
  readonly onNearEnd: () => void;
}

/** Draws what is in view of a list of any length, at a fixed height a row. */
export function PeopleTable(props: PeopleTableProps) {
  const { people, total, sort, place, onOpen, onNearEnd } = props;
  const { from, to, restore, onScroll } = useWindow(people.length, place);
  const nearEnd = people.length < total && to + AHEAD > people.length;
  useEffect(() => {
    if (nearEnd) onNearEnd();
  });

  return (
    <div role="table" aria-label="Personas" aria-rowcount={total + 1} className="table">
      <div role="rowgroup">
        <div role="row" aria-rowindex={1} className="row head">
          {COLUMNS.map((column) => (
            <div
              key={column.name}
              role="columnheader"
              className={column.look}
              {...(column.sort === sort && { 'aria-sort': 'ascending' })}
            >
              {column.name}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="scroll" ref={restore} onScroll={onScroll}>
        <div
          role="presentation"
          className="rows"
          style={{ height: `${people.length * ROW_REM}rem` }}
        >
          {people.slice(from, to).map((person, offset) => (
            <PersonRow key={person.id} person={person} index={from + offset} onOpen={onOpen} />
          ))}
        </div>
      </div>
    </div>
  );
}
