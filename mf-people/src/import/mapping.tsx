import {
  type ImportField,
  type PeopleImport,
  IMPORT_FIELDS,
  importFieldSchema,
  PERSON_WORDS,
} from '@almanaque/api';
import { Button } from '@almanaque/ui';
import { takeLostFocus } from '@almanaque/ui/screen';
import { useState } from 'react';
import { ChooseSheet } from './choose-sheet.tsx';

export type ReadyImport = Extract<PeopleImport, { state: 'ready' }>;
type Fields = readonly (ImportField | null)[];

/** A field is in one column at most: chosen again, it leaves the column it was in. */
export const choose = (fields: Fields, column: number, chosen: ImportField | null): Fields =>
  fields.map((field, index) => {
    if (index === column) return chosen;
    return field === chosen ? null : field;
  });

interface MappingProps {
  readonly ready: ReadyImport;
  /** What was chosen is on its way. */
  readonly busy: boolean;
  /** Reads another sheet of the workbook; null: it is not at hand. */
  readonly onSheet: ((sheet: string) => Promise<void>) | null;
  readonly onAnotherFile: () => void;
  /** Null: as the server has it. */
  readonly onDone: (fields: Fields | null) => void;
}

/** Which column holds what: guessed from its title, and corrected here. */
export function Mapping({ ready, busy, onSheet, onAnotherFile, onDone }: MappingProps) {
  const guessed = ready.columns.map(({ field }) => field);
  const [fields, setFields] = useState<Fields>(guessed);
  const changed = fields.some((field, index) => field !== guessed[index]);
  return (
    <>
      <h2 ref={takeLostFocus} tabIndex={-1}>
        ¿Qué trae cada columna?
      </h2>
      <p className="soft">{ready.fileName}</p>
      {ready.sheets && <ChooseSheet sheets={ready.sheets} onSheet={onSheet} />}
      <table>
        <thead>
          <tr>
            <th scope="col">Columna</th>
            <th scope="col" className="samples">
              Primeros valores
            </th>
            <th scope="col">Se importa como</th>
          </tr>
        </thead>
        <tbody>
          {ready.columns.map(({ header, samples }, index) => (
            <tr key={`${index}-${header}`}>
              <td className="key">
                <b>{header}</b>
              </td>
              <td className="samples soft">{samples.join(' · ')}</td>
              <td>
                <select
                  aria-label={`Qué trae la columna ${header}`}
                  value={fields[index] ?? ''}
                  onChange={({ target }) => {
                    const chosen = importFieldSchema.safeParse(target.value).data ?? null;
                    setFields(choose(fields, index, chosen));
                  }}
                >
                  <option value="">No se importa</option>
                  {IMPORT_FIELDS.map((field) => (
                    <option key={field} value={field}>
                      {PERSON_WORDS[field]}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {ready.problem && !changed && (
        <p className="problem" role="alert">
          {ready.problem}
        </p>
      )}
      <div className="acts final">
        <Button
          variant="contained"
          aria-disabled={busy}
          onClick={() => onDone(changed ? fields : null)}
        >
          Ver cómo queda
        </Button>
        <Button variant="outlined" onClick={onAnotherFile}>
          Elegir otra planilla
        </Button>
      </div>
    </>
  );
}
