import { Button } from '@almanaque/ui';
import { useAskToLeave, useWrite } from '@almanaque/ui/form';
import { StateFilter, takeLostFocus } from '@almanaque/ui/screen';
import { useState, type ReactNode } from 'react';
import { FileRows, type FileRow, type FileRowStatus } from './file-rows.tsx';
import type { ImportWords } from './import-words.ts';
import { PlansLeft } from './plans-left.tsx';

const LABELS: Readonly<Record<FileRowStatus, string>> = {
  new: 'Nuevos',
  changed: 'Cambiaron',
  removed: 'Se borran',
  same: 'Iguales',
  'in-roster': 'Ya en Personas',
  wrong: 'Con error',
};

/** Most files have none of these, and some kinds never do: they are offered where there are some. */
const RARE: ReadonlySet<string> = new Set<FileRowStatus>(['removed', 'in-roster']);

const labelsFor = (counts: Readonly<Record<FileRowStatus, number>>) =>
  Object.fromEntries(
    Object.entries(LABELS).filter(
      ([status]) => !RARE.has(status) || counts[status as FileRowStatus] > 0,
    ),
  );

interface FilePreviewProps {
  readonly fileName: string;
  readonly rows: readonly FileRow[];
  /** Why it cannot be applied; null: it can. */
  readonly problem: string | null;
  readonly words: ImportWords;
  /** What is imported of each, and what is not. */
  readonly note: ReactNode;
  /** `anyway`: the numbers of the rows that are brought though they would be left out. */
  readonly onApply: (anyway: ReadonlySet<number>) => Promise<void>;
  readonly onAnotherFile: () => void;
}

/** What the file would do, one by one; nothing is written before it is applied. */
export function FilePreview(props: FilePreviewProps) {
  const { fileName, rows, problem, words, note, onApply, onAnotherFile } = props;
  const [status, setStatus] = useState<FileRowStatus | null>(null);
  const [anyway, setAnyway] = useState<ReadonlySet<number>>(new Set());
  const choose = (row: number, isWanted: boolean) => {
    const others = [...anyway].filter((one) => one !== row);
    setAnyway(new Set(isWanted ? [...others, row] : others));
  };
  const { write, busy, problem: failure } = useWrite({ once: true });
  const countOf = (one: FileRowStatus) => rows.filter((row) => row.status === one).length;
  const counts = {
    new: countOf('new'),
    changed: countOf('changed'),
    removed: countOf('removed'),
    same: countOf('same'),
    'in-roster': countOf('in-roster'),
    wrong: countOf('wrong'),
  };
  const writes = counts.new + counts.changed + counts.removed + anyway.size;
  const canApply = writes > 0 && problem === null;
  const question = useAskToLeave(
    canApply && !busy ? `Todavía no se importó nada de ${fileName}.` : null,
  );
  return (
    <>
      <h2 ref={takeLostFocus} tabIndex={-1}>
        Así quedaría
      </h2>
      <p className="soft">{fileName}</p>
      <StateFilter
        what={`los ${words.many}`}
        all="Todos"
        labels={labelsFor(counts)}
        counts={counts}
        status={status}
        onChoose={setStatus}
      />
      <p className="soft">
        {note}
        {counts.wrong > 0 && ' Los que tienen error no se importan.'}
        {counts['in-roster'] > 0 &&
          ' Los cumpleaños y aniversarios que ya están en Personas no se traen, salvo que los marques: saldrían dos veces.'}
      </p>
      <FileRows
        key={status}
        words={words}
        rows={status === null ? rows : rows.filter((row) => row.status === status)}
        anyway={anyway}
        onAnyway={choose}
      />
      <PlansLeft rows={rows} />
      {writes === 0 && <p>No hay nada nuevo que importar.</p>}
      <p className="problem" role="alert">
        {failure ?? problem}
      </p>
      {question}
      <div className="acts final">
        <Button
          variant="contained"
          disabled={!canApply}
          aria-disabled={busy}
          onClick={() => void write(() => onApply(anyway))}
        >
          {busy ? 'Importando…' : 'Importar'}
        </Button>
        <Button variant="outlined" onClick={onAnotherFile}>
          Elegir otro archivo
        </Button>
      </div>
    </>
  );
}
