import { type IcsImport, type IcsPreview, MAX_ICS_BYTES } from '@almanaque/api';
import { useWrite } from '@almanaque/ui/form';
import { takeLostFocus } from '../dialogs/take-lost-focus.ts';
import { counted } from '../import/counted.ts';
import { DropFile } from '../import/drop-file.tsx';
import { LastImport } from '../import/last-import.tsx';
import { useIcsSteps, useLastImport } from './ics-data.ts';

interface ChooseIcsProps {
  readonly onRead: (file: File, preview: IcsPreview) => void;
  readonly onLast: (last: IcsImport) => void;
}

const TOO_LARGE =
  'El archivo pasa de 1 MB: exportá un período más corto, o sin archivos adjuntos, y volvé a elegirlo.';

/** The first step: which file. */
export function ChooseIcs({ onRead, onLast }: ChooseIcsProps) {
  const { preview } = useIcsSteps();
  const last = useLastImport();
  const { write, refuse, busy, problem } = useWrite();
  const read = async (file: File) =>
    file.size > MAX_ICS_BYTES
      ? refuse(TOO_LARGE)
      : write(async () => onRead(file, await preview(file)));

  return (
    <>
      <p className="soft" ref={takeLostFocus} tabIndex={-1}>
        Un archivo .ics, como los que exportan Google Calendar, Outlook y Apple. Sus eventos pasan a
        ser de la empresa y los ve toda la empresa. Nada se guarda hasta que lo apruebes.
      </p>
      {last && (
        <LastImport fileName={last.fileName} onOpen={() => onLast(last)}>
          {counted(last.created, 'evento nuevo', 'eventos nuevos')} y{' '}
          {counted(last.updated, 'con cambios', 'con cambios')}
          {last.removed ? `, y ${counted(last.removed, 'borrado', 'borrados')}` : ''}
        </LastImport>
      )}
      <DropFile accept=".ics,text/calendar" busy={busy} onFile={read} />
      <p className="problem" role="alert">
        {problem}
      </p>
    </>
  );
}
