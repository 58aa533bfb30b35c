import type { Person } from '@almanaque/api';
import { shortDate } from '@almanaque/shared-contracts';
import { memo } from 'react';
import { birthdayOf, listedName, shortBirthdayOf } from './person-words.ts';
import { ROW_REM } from './use-window.ts';

interface PersonRowProps {
  readonly person: Person;
  readonly index: number;
  readonly onOpen: (person: Person) => void;
}

/** Drawn only when in view; scrolling draws none that is there already. */
export const PersonRow = memo(function PersonRow({ person, index, onOpen }: PersonRowProps) {
  const { legajo, preferredName, birth, office, team, hireDate, leavingDate } = person;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="row"
      style={{ transform: `translateY(${index * ROW_REM}rem)` }}
    >
      <div role="cell" className="name">
        <button type="button" onClick={() => onOpen(person)}>
          {listedName(person)}
        </button>
        <span className="under">
          {[
            preferredName && `«${preferredName}»`,
            legajo && `Legajo ${legajo}`,
            leavingDate && `egresó el ${shortDate(leavingDate)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <div role="cell" className="birthday">
        <span className="long">{birthdayOf(birth)}</span>
        <span className="short">{shortBirthdayOf(birth)}</span>
      </div>
      <div role="cell" className="wide">
        {shortDate(hireDate)}
      </div>
      <div role="cell" className="wide">
        {office}
      </div>
      <div role="cell" className="wide">
        {team}
      </div>
    </div>
  );
});
