import { Button } from '@almanaque/ui';
import { useImports } from './import-data.ts';

interface UnfinishedProps {
  readonly onOpen: (id: string) => void;
}

/** The latest sheet that was read, if it was left before it was applied: another day it is gone on with. */
export function Unfinished({ onOpen }: UnfinishedProps) {
  const { data } = useImports();
  const latest = data?.[0];
  if (latest?.state !== 'ready') return null;
  return (
    <div className="last">
      <span>
        Quedó sin aplicar: <b>{latest.fileName}</b>
      </span>
      <Button variant="outlined" onClick={() => onOpen(latest.id)}>
        Seguir con esa planilla
      </Button>
    </div>
  );
}
