import type { Coverage } from '@almanaque/api';
import { Button } from '@almanaque/ui';
import { useState } from 'react';
import { Section } from '../plan/section.tsx';
import { countText } from './told.ts';

/** More at once would bury what follows. */
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
  const shown = isWhole ? people : people.slice(0, FIRST);
  const more = total - people.length;
  return (
    <Section title={title} aside={<span className="quiet numbers">{countText(total)}</span>}>
      {total === 0 ? (
        <p className="quiet">{nobody}</p>
      ) : (
        <ul className="people">
          {shown.map(({ personId, name, office, team, done }) => (
            <li key={personId}>
              <b>{name}</b>
              <span className="quiet">
                {[counted ? times(done) : null, office, team].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {shown.length < people.length && (
        <p>
          <Button size="small" onClick={() => setWhole(true)}>
            Ver a todos<span className="hidden">: {title.toLowerCase()}</span>
          </Button>
        </p>
      )}
      {isWhole && more > 0 && (
        <p className="quiet">Y {countText(more)} más: todas están en la planilla.</p>
      )}
    </Section>
  );
}
