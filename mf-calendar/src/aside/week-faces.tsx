import {
  dayOfMonth,
  initials,
  viewStore,
  weekday,
  weekdayDayAndMonth,
  WEEKDAYS,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { Picture } from '@almanaque/ui';
import type { PersonOfWeek } from './this-week.ts';

interface WeekFacesProps {
  readonly people: readonly PersonOfWeek[];
  readonly total: number;
  /** How many of them are shown. */
  readonly faces: number;
  readonly onChoose: (date: IsoDate) => void;
}

function Face({ name, picture }: PersonOfWeek) {
  if (picture === null) {
    return (
      <span className="face" aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  return <Picture className="face" path={picture} alt="" />;
}

const shortDay = (date: IsoDate): string =>
  `${WEEKDAYS[weekday(date)]?.short.toLowerCase() ?? ''} ${dayOfMonth(date)}`;

/** The first of the week's people; the agenda has them all. */
export function WeekFaces({ people, total, faces, onChoose }: WeekFacesProps) {
  const shown = people.slice(0, faces);
  const rest = total - shown.length;
  return (
    <ul className="faces">
      {shown.map((person) => (
        <li key={person.id}>
          <button
            type="button"
            className={`person chooses ${person.type}`}
            aria-label={`${person.title}, ${weekdayDayAndMonth(person.date)}`}
            onClick={() => onChoose(person.date)}
          >
            <Face {...person} />
            <span>
              {person.given} <small>{shortDay(person.date)}</small>
            </span>
          </button>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <button
            type="button"
            className="person chooses"
            onClick={() => viewStore().setView('agenda')}
          >
            y {rest} más<span className="unseen">, en la agenda</span>
          </button>
        </li>
      )}
    </ul>
  );
}
