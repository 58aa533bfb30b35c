import type { Coverage } from '@almanaque/api';
import { Button } from '@almanaque/ui';
import { takeLostFocus } from '@almanaque/ui/screen';
import { useState } from 'react';
import { Section } from '../plan/section.tsx';
import { countText } from './coverage-text.ts';

/** More at once would bury what follows; on paper all stand. */
const FIRST = 12;

interface PeopleListProps {
  readonly title: string;
  readonly list: Coverage['missed'];
  /** Where it names nobody. */
  readonly nobody: string;
  /** Whether to tell how often. */
  readonly counted?: boolean;
}

const times = (done: number): string => `${done} veces`;

/** People by name, with where they work: to be read as something to mend, and not as a score. */
export function PeopleList({ title, list, nobody, counted = false }: PeopleListProps) {
  const [isWhole, setWhole] = useState(false);
  const { total, people } = list;
  const more = total - people.length;
  return (
    <Section title={title} aside={<span className="quiet numbers">{countText(total)}</span>}>
      {total === 0 ? (
        <p className="quiet">{nobody}</p>
      ) : (
        <ul className="people">
          {people.map(({ personId, name, office, team, done }, place) => (
            <li
              key={personId}
              className={isWhole || place < FIRST ? undefined : 'later'}
              {...(isWhole && place === FIRST && { ref: takeLostFocus, tabIndex: -1 })}
            >
              <b>{name}</b>
              <span className="quiet">
                {[counted ? times(done) : null, office, team].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isWhole && people.length > FIRST && (
        <p className="all">
          <Button size="small" onClick={() => setWhole(true)}>
            Ver a todos<span className="hidden">: {title.toLowerCase()}</span>
          </Button>
        </p>
      )}
      {more > 0 && (
        <p className={isWhole ? 'quiet' : 'quiet later'}>
          Y {countText(more)} más: todas están en la planilla.
        </p>
      )}
    </Section>
  );
}
