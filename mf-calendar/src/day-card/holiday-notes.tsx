import type { CalendarEvent } from '@almanaque/shared-contracts';
import { normOf, sourceOf, standingOf, worksNote } from './event-notes.ts';

/** How a date came to be: whether the company works, how sure it is, and its norm. */
export function HolidayNotes({ event }: { event: CalendarEvent }) {
  const works = worksNote(event);
  const standing = standingOf(event);
  const norm = normOf(event);
  const source = sourceOf(event);
  return (
    <>
      {works && <p className="works">{works}</p>}
      {standing && (
        <p className={standing.word === 'oficial' ? 'standing official' : 'standing'}>
          <strong>{standing.word}</strong> {standing.why}
        </p>
      )}
      {norm && (
        <p className="norm">
          {norm}
          {source && (
            <>
              {' · '}
              <a
                href={source}
                target="_blank"
                rel="noreferrer"
                aria-label={`Fuente de ${norm} (se abre en otra pestaña)`}
              >
                Fuente
              </a>
            </>
          )}
        </p>
      )}
    </>
  );
}
