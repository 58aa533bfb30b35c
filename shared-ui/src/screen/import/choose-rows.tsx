import { Button } from '@almanaque/ui';
import { useAskToLeave, useWrite } from '@almanaque/ui/form';
import { useId, useState } from 'react';
import { DropFile } from './drop-file.tsx';

/** A file, or rows that were pasted. */
export interface RowsSource {
  readonly name: string;
  readonly content: Blob;
}

interface ChooseRowsProps {
  /** Titles of the columns, as a sheet's first row has them. */
  readonly titles: readonly string[];
  /** What stands in the way of sending it, which spares the server what it would refuse. */
  readonly check?: (content: Blob) => string | null;
  readonly onRead: (source: RowsSource) => Promise<void>;
}

/** A spreadsheet, chosen or dropped, or its rows pasted. */
export function ChooseRows({ titles, check, onRead }: ChooseRowsProps) {
  const { write, refuse, busy, problem } = useWrite();
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [isPasted, setIsPasted] = useState(false);
  const question = useAskToLeave(
    pasted.trim() !== '' && !busy ? 'Las filas que pegaste todavía no se leyeron.' : null,
  );
  const read = async (source: RowsSource, fromPaste = false) => {
    setIsPasted(fromPaste);
    const refused = check?.(source.content) ?? null;
    if (refused === null) await write(() => onRead(source));
    else refuse(refused);
  };

  const told = (
    <p className="problem" role="alert">
      {problem}
    </p>
  );
  return (
    <>
      <DropFile
        accept=".xlsx,.csv,.txt,text/csv"
        busy={busy}
        onFile={(file) => read({ name: file.name, content: file })}
      />
      {!isPasted && told}
      <label htmlFor={`${id}-rows`}>O pegá las filas, con sus títulos</label>
      <textarea
        id={`${id}-rows`}
        value={pasted}
        spellCheck={false}
        placeholder={titles.join('\t')}
        onChange={({ target }) => setPasted(target.value)}
      />
      {isPasted && told}
      {question}
      <div className="acts">
        <Button
          variant="outlined"
          disabled={pasted.trim() === ''}
          onClick={() => void read({ name: 'Filas pegadas', content: new Blob([pasted]) }, true)}
        >
          Leer las filas pegadas
        </Button>
      </div>
    </>
  );
}
