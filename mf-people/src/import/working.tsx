import type { ImportStep, PeopleImport } from '@almanaque/api';
import { counted, takeLostFocus } from '@almanaque/ui/screen';

const STEPS: Readonly<Record<ImportStep, string>> = {
  reading: 'Leyendo el archivo',
  reviewing: 'Comparando con lo que hay',
  applying: 'Guardando',
  undoing: 'Deshaciendo',
};

const number = new Intl.NumberFormat('es-AR');

type WorkingImport = Extract<PeopleImport, { state: 'working' }>;

export function Working({ working: { step, done, total } }: { working: WorkingImport }) {
  const text = STEPS[step];
  return (
    <>
      <h2 ref={takeLostFocus} tabIndex={-1}>
        {text}…
      </h2>
      <progress
        aria-label={text}
        max={total ?? undefined}
        value={total === null ? undefined : done}
      />
      <p className="soft">
        {total === null
          ? counted(done, 'fila', 'filas')
          : `${number.format(done)} de ${counted(total, 'fila', 'filas')}`}
      </p>
    </>
  );
}
