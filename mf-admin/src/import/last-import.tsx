import type { MadeImport } from '@almanaque/api';
import { Button } from '@almanaque/ui';
import { ReadFailure } from '@almanaque/ui/form';
import type { ImportWords } from './import-words.ts';
import { useLastImport } from './imports-data.ts';
import { madeWords } from './made-words.ts';

interface LastImportProps {
  /** Where the imports of its kind are. */
  readonly path: string;
  readonly words: ImportWords;
  readonly onOpen: (last: MadeImport) => void;
}

/** The last import, while it can be taken back. */
export function LastImport({ path, words, onOpen }: LastImportProps) {
  const { data: last, error, refetch } = useLastImport(path);
  if (error) {
    const missing = 'No se pudo leer cuál fue la última importación.';
    return <ReadFailure error={error} missing={missing} onRetry={() => void refetch()} />;
  }
  if (!last) return null;
  return (
    <div className="last">
      <span>
        Última importación: <b>{last.fileName}</b>, {madeWords(words, last)}.
      </span>
      <Button variant="outlined" onClick={() => onOpen(last)}>
        Ver o deshacer
      </Button>
    </div>
  );
}
