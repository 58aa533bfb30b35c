import { type IcsPreview } from '@almanaque/api';
import { capitalize } from '@almanaque/shared-contracts';
import { FileImport } from '../import/file-import.tsx';
import type { ImportWords } from '../import/import-words.ts';
import { ChooseIcs } from './choose-ics.tsx';
import { useIcsSteps } from './ics-data.ts';

const WORDS: ImportWords = {
  one: 'evento',
  many: 'eventos',
  done: 'Listo: los eventos están en el calendario',
  keptOne: 'editado o borrado',
  keptMany: 'editados o borrados',
};

const noteOf = () =>
  'De cada evento se trae el título, los días, la hora de comienzo, el lugar, la descripción y cómo se repite. Invitados, avisos y adjuntos, no. Lo que el archivo da por cancelado se borra.';

const rowsOf = ({ rows }: IcsPreview) =>
  rows.map((row) => ({ ...row, under: capitalize(row.when) }));

/** From another calendar's file to the company's events, for organisers. */
export function IcsImport() {
  const { apply, undo } = useIcsSteps();
  return (
    <FileImport
      words={WORDS}
      {...{ noteOf, rowsOf, apply, undo }}
      choose={(onRead, onLast, isBack) => (
        <ChooseIcs words={WORDS} {...{ onRead, onLast, isBack }} />
      )}
    />
  );
}
