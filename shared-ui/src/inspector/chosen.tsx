import { drawnOnPage } from '@almanaque/remote-loader';
import { pageContributions } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { useEffect, useState } from 'react';
import { CopyDeclaration } from './copy-declaration.tsx';
import type { LedgerRow } from './ledger.ts';
import { propsText } from './live-props.ts';
import { nameOf, RowLine, Rows } from './row-line.tsx';

/** What it was given may be another at any time, and tells nobody. */
const LOOK_AGAIN_MS = 500;

/** Draws itself anew from time to time. */
function useNow(): void {
  const [, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNow((before) => before + 1), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
}

interface ChosenProps {
  readonly root: Element;
  /** Of all that parts bring to the point. */
  readonly rowsAt: (point: string) => readonly LedgerRow[];
}

/** What stands in a place: its point, what it is given, and all else that is for that point, there or not. */
export function Chosen({ root, rowsAt }: ChosenProps) {
  useNow();
  const drawn = drawnOnPage.get(root);
  const places = pageContributions().getState()?.getState().places ?? [];
  const place = places.find(({ id }) => id === drawn?.id);
  if (!drawn || !place) return <p>Ya no está en la página.</p>;
  const { point } = place.contribution;
  const state = place.getState();
  return (
    <>
      <h3>{place.contribution.title}</h3>
      <dl>
        <dt>Contribución</dt>
        <dd>
          <code>{drawn.id}</code>
        </dd>
        <dt>Punto</dt>
        <dd>
          <code>{point}</code>
        </dd>
        <dt>Versión</dt>
        <dd>{state.status === 'ready' ? state.version : '—'}</dd>
      </dl>
      <h4>Recibe</h4>
      <textarea
        readOnly
        rows={6}
        aria-label="Lo que recibe"
        value={propsText(drawn.given.point ?? {})}
      />
      <h4>Todo lo que es para este punto</h4>
      <Rows aria-label="Lo que es para este punto">
        {rowsAt(point).map((row) => (
          <RowLine key={`${nameOf(row)} ${row.code ?? ''}`} row={row} />
        ))}
      </Rows>
      <div className="acts">
        <CopyDeclaration point={point} />
        <Button
          color="error"
          onClick={() => drawn.crash(new Error('Se rompió desde el inspector.'))}
        >
          Romperla
        </Button>
      </div>
    </>
  );
}
