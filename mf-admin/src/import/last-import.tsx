import type { MadeImport } from '@almanaque/api';
import { Button } from '@almanaque/ui';
import { ReadFailure } from '@almanaque/ui/form';
import { useLastImport } from './imports-data.ts';

interface LastImportProps {
  /** Where the imports of its kind are. */
  readonly path: string;
  /** What it did: '3 eventos nuevos y 1 con cambios'. */
  readonly wordsOf: (last: MadeImport) => string;
  readonly onOpen: (last: MadeImport) => void;
}

/** The last import, while it can be taken back. */
export function LastImport({ path, wordsOf, onOpen }: LastImportProps) {
  const { data: last, error, refetch } = useLastImport(path);
  if (error) {
    const missing = 'No se pudo leer cuál fue la última importación.';
    return <ReadFailure error={error} missing={missing} onRetry={() => void refetch()} />;
  }
  if (!last) return null;
  return (
    <div className="last">
      <span>
        Última importación: <b>{last.fileName}</b>, {wordsOf(last)}.
      </span>
      <Button variant="outlined" onClick={() => onOpen(last)}>
        Ver o deshacer
      </Button>
    </div>
  );
}
