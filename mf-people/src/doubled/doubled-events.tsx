import type { SeenEvents } from '@almanaque/api';
import { Button } from '@almanaque/ui';
import { handFocusOn, ReadFailure, useWrite } from '@almanaque/ui/form';
import { counted } from '@almanaque/ui/screen';
import { useState } from 'react';
import { removedWords, useDoubled, useDoubledWrites } from './doubled-data.ts';
import { DoubledList } from './doubled-list.tsx';
import { KeptList } from './kept-list.tsx';

interface DoubledEventsProps {
  /** Whose dates are looked at; null: everybody's. */
  readonly personId: string | null;
}

/**
 * What the calendar shows twice, as an event of its own and by the roster, and a way to mend it at
 * once, that can be undone; and what stays doubled, with the reason. Nothing while nothing does.
 */
export function DoubledEvents({ personId }: DoubledEventsProps) {
  const { data, error, refetch } = useDoubled(personId);
  const { remove, bringBack } = useDoubledWrites();
  const { write, busy, problem } = useWrite();
  const [removed, setRemoved] = useState<SeenEvents['events']>([]);
  if (error && !data) {
    const missing = 'No pudimos ver si alguna fecha sale dos veces.';
    return <ReadFailure missing={missing} error={error} onRetry={() => void refetch()} />;
  }
  if (!data || (data.total + data.kept.length === 0 && removed.length === 0)) return null;
  return (
    <div className="missing" role="group" aria-label="Fechas que salen dos veces">
      {removed.length > 0 && (
        <p role="status" ref={handFocusOn}>
          {removedWords(removed.length)}{' '}
          <Button
            variant="outlined"
            aria-disabled={busy}
            onClick={() =>
              void write(async () => {
                await bringBack(removed);
                setRemoved([]);
              })
            }
          >
            Deshacer
          </Button>
        </p>
      )}
      {data.total > 0 && (
        <>
          <p>
            <b>
              {counted(
                data.total,
                'evento propio del calendario muestra lo que ya sale por Personas:',
                'eventos propios del calendario muestran lo que ya sale por Personas:',
              )}
            </b>{' '}
            {data.total === 1 ? 'esa fecha sale dos veces.' : 'esas fechas salen dos veces.'}
          </p>
          <details open={data.total <= 5}>
            <summary>Ver cuáles</summary>
            <DoubledList {...data} />
          </details>
          <div className="acts" ref={handFocusOn}>
            <Button
              variant="outlined"
              aria-disabled={busy}
              onClick={() => void write(async () => setRemoved(await remove(data.events)))}
            >
              {data.total === 1
                ? 'Borrar ese evento del calendario'
                : `Borrar esos ${counted(data.events.length, 'evento', 'eventos')} del calendario`}
            </Button>
          </div>
        </>
      )}
      {data.kept.length > 0 && <KeptList kept={data.kept} />}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
