import type { PeopleImport } from '@almanaque/shared-contracts';
import { ChooseRows } from '../../import/choose-rows.tsx';
import { LastImport } from '../../import/last-import.tsx';
import { useImports, useImportSteps } from './import-data.ts';

interface ChooseFileProps {
  /** From here on the import is this one. */
  readonly onStarted: (started: PeopleImport) => void;
}

function LastPeopleImport({ onStarted }: ChooseFileProps) {
  const { data: imports } = useImports();
  const last = imports?.find((one) => one.state === 'applied' && one.undoable);
  if (last?.state !== 'applied') return null;
  return (
    <LastImport fileName={last.fileName} onOpen={() => onStarted(last)}>
      {last.result.created} personas nuevas y {last.result.updated} con cambios
    </LastImport>
  );
}

export function ChooseFile({ onStarted }: ChooseFileProps) {
  const { upload } = useImportSteps();
  return (
    <>
      <h3>Importar nómina</h3>
      <p className="soft">
        Una planilla de Excel (.xlsx) o un .csv con una persona por fila y los títulos en la
        primera. Nada se guarda hasta que lo apruebes.
      </p>
      <LastPeopleImport onStarted={onStarted} />
      <ChooseRows
        titles={['Legajo', 'Apellido y Nombre', 'Fecha Nac.', 'Ingreso']}
        onRead={async ({ name, content }) => onStarted(await upload(name, content))}
      />
    </>
  );
}
