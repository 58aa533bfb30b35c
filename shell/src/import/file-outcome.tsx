import { Button } from '@almanaque/ui';
import { useWrite } from '@almanaque/ui/form';
import { takeLostFocus } from '../dialogs/take-lost-focus.ts';
import { counted } from './counted.ts';
import type { ImportWords } from './import-words.ts';

export interface Made {
  readonly fileName: string;
  readonly created: number;
  readonly updated: number;
  /** How many were removed, where this kind of file can say so. */
  readonly removed?: number | undefined;
  readonly wrong: number;
}

interface ImportDoneProps {
  readonly words: ImportWords;
  readonly made: Made;
  readonly onUndo: () => Promise<void>;
  readonly onAnotherFile: () => void;
}

/** What an import did, and the way back. */
export function ImportDone({ words, made, onUndo, onAnotherFile }: ImportDoneProps) {
  const { write, busy, problem } = useWrite();
  const { one, many } = words;
  return (
    <>
      <h3 ref={takeLostFocus} tabIndex={-1}>
        {words.done}
      </h3>
      <p className="soft">{made.fileName}</p>
      <ul className="result">
        {made.created > 0 && <li>{counted(made.created, `${one} nuevo`, `${many} nuevos`)}</li>}
        {made.updated > 0 && (
          <li>{counted(made.updated, `${one} con cambios`, `${many} con cambios`)}</li>
        )}
        {(made.removed ?? 0) > 0 && (
          <li>{counted(made.removed ?? 0, `${one} borrado`, `${many} borrados`)}</li>
        )}
        {made.wrong > 0 && (
          <li>{counted(made.wrong, 'con error, sin importar', 'con error, sin importar')}</li>
        )}
      </ul>
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="acts">
        <Button variant="contained" onClick={onAnotherFile}>
          Importar otro archivo
        </Button>
        <Button variant="outlined" aria-disabled={busy} onClick={() => void write(onUndo)}>
          {busy ? 'Deshaciendo…' : 'Deshacer'}
        </Button>
      </div>
    </>
  );
}

export interface Undone {
  readonly removed: number;
  readonly restored: number;
  readonly kept: number;
}

interface ImportUndoneProps {
  readonly words: ImportWords;
  readonly undone: Undone;
  readonly onAnotherFile: () => void;
}

export const ImportUndone = ({
  words: { one, many, keptOne, keptMany },
  undone,
  onAnotherFile,
}: ImportUndoneProps) => (
  <>
    <h3 ref={takeLostFocus} tabIndex={-1}>
      Se deshizo la importación
    </h3>
    <ul className="result">
      {undone.removed > 0 && (
        <li>{counted(undone.removed, `${one} quitado`, `${many} quitados`)}</li>
      )}
      {undone.restored > 0 && (
        <li>
          {counted(undone.restored, `${one} como estaba antes`, `${many} como estaban antes`)}
        </li>
      )}
      {undone.kept > 0 && (
        <li>
          {counted(
            undone.kept,
            `${one} ${keptOne} después, que quedó así`,
            `${many} ${keptMany} después, que quedaron así`,
          )}
        </li>
      )}
    </ul>
    <div className="acts">
      <Button variant="contained" onClick={onAnotherFile}>
        Importar otro archivo
      </Button>
    </div>
  </>
);
