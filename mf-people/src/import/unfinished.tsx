import { Button } from '@almanaque/ui';
import { Confirm } from '@almanaque/ui/form';
import { useState } from 'react';
import { useImports, useImportSteps } from './import-data.ts';

interface UnfinishedProps {
  readonly onOpen: (id: string) => void;
}

/** The latest sheet that was read, if it was left before it was applied: another day it is gone on with, or dismissed. */
export function Unfinished({ onOpen }: UnfinishedProps) {
  const { data } = useImports();
  const { discard } = useImportSteps();
  const [asked, setAsked] = useState<string | null>(null);
  const latest = data?.[0];
  if (latest?.state !== 'ready') return null;
  const { id, fileName } = latest;
  if (asked === id) {
    return (
      <Confirm
        question={
          <>
            Se olvida lo que se leyó de <b>{fileName}</b>. En la nómina no cambia nada.
          </>
        }
        act="Descartar"
        onAct={() => discard(id)}
        onCancel={() => setAsked(null)}
      />
    );
  }
  return (
    <div className="last">
      <span>
        Quedó sin aplicar: <b>{fileName}</b>
      </span>
      <div className="acts">
        <Button variant="outlined" onClick={() => onOpen(id)}>
          Seguir con esa planilla
        </Button>
        <Button variant="text" onClick={() => setAsked(id)}>
          Descartar
        </Button>
      </div>
    </div>
  );
}
