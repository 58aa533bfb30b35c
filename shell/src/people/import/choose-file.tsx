import type { PeopleImport } from '@almanaque/api';
import { ChooseRows, type RowsSource } from '../../import/choose-rows.tsx';
import { PastImports } from './past-imports.tsx';

interface ChooseFileProps {
  readonly onRead: (source: RowsSource) => Promise<void>;
  /** Looks at an import of before. */
  readonly onOpen: (before: PeopleImport) => void;
}

export function ChooseFile({ onRead, onOpen }: ChooseFileProps) {
  return (
    <>
      <h3>Importar nómina</h3>
      <p className="soft">
        Una planilla de Excel (.xlsx) o un .csv con una persona por fila y los títulos en la
        primera. Nada se guarda hasta que lo apruebes.
      </p>
      <ChooseRows
        titles={['Legajo', 'Apellido y Nombre', 'Fecha Nac.', 'Ingreso']}
        onRead={onRead}
      />
      <PastImports onOpen={onOpen} />
    </>
  );
}
