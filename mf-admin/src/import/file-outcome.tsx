import type { MadeImport, UndoneImport } from '@almanaque/api';
import { Button } from '@almanaque/ui';
import { useWrite } from '@almanaque/ui/form';
import { counted, takeLostFocus } from '@almanaque/ui/screen';
import type { ImportWords } from './import-words.ts';

interface ImportDoneProps {
  readonly words: ImportWords;
  readonly made: MadeImport;
  readonly onUndo: () => Promise<void>;
  readonly onAnotherFile: () => void;
}

/** What an import did, and the way back. */
export function ImportDone({ words, made, onUndo, onAnotherFile }: ImportDoneProps) {
  const { write, busy, problem } = useWrite({ once: true });
  const { one, many } = words;
  return (
    <>
      <h2 ref={takeLostFocus} tabIndex={-1}>
        {words.done}
      </h2>
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

interface ImportUndoneProps {
  readonly words: ImportWords;
  readonly undone: UndoneImport;
  readonly onAnotherFile: () => void;
}

export const ImportUndone = ({
  words: { one, many, keptOne, keptMany },
  undone,
  onAnotherFile,
}: ImportUndoneProps) => (
  <>
    <h2 ref={takeLostFocus} tabIndex={-1}>
      Se deshizo la importación
    </h2>
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
