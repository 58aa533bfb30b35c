import { type IcsPreview, type MadeImport, MAX_ICS_BYTES } from '@almanaque/api';
import { useWrite } from '@almanaque/ui/form';
import { DropFile, takeLostFocus } from '@almanaque/ui/screen';
import type { ImportWords } from '../import/import-words.ts';
import { LastImport } from '../import/last-import.tsx';
import { ICS_IMPORTS, useIcsSteps } from './ics-data.ts';

interface ChooseIcsProps {
  readonly words: ImportWords;
  readonly onRead: (file: File, preview: IcsPreview) => void;
  readonly onLast: (last: MadeImport) => void;
  /** The person came back from the preview: this takes the focus. Otherwise the page's title has it. */
  readonly isBack: boolean;
}

const TOO_LARGE =
  'El archivo pasa de 1 MB: exportá un período más corto, o sin archivos adjuntos, y volvé a elegirlo.';

/** The first step: which file. */
export function ChooseIcs({ words, onRead, onLast, isBack }: ChooseIcsProps) {
  const { preview } = useIcsSteps();
  const { write, refuse, busy, problem } = useWrite();
  const read = async (file: File) =>
    file.size > MAX_ICS_BYTES
      ? refuse(TOO_LARGE)
      : write(async () => onRead(file, await preview(file)));

  return (
    <>
      <p className="soft" ref={isBack ? takeLostFocus : null} tabIndex={-1}>
        Un archivo .ics, como los que exportan Google Calendar, Outlook y Apple. Sus eventos pasan a
        ser de la empresa y los ve toda la empresa. Nada se guarda hasta que lo apruebes.
      </p>
      <LastImport path={ICS_IMPORTS} words={words} onOpen={onLast} />
      <DropFile accept=".ics,text/calendar" busy={busy} onFile={read} />
      <p className="problem" role="alert">
        {problem}
      </p>
    </>
  );
}
