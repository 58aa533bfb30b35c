import { useWhileThere } from '@almanaque/ui/form';
import { ChooseRows, type RowsSource, takeLostFocus } from '@almanaque/ui/screen';
import { PastImports } from './past-imports.tsx';
import { Unfinished } from './unfinished.tsx';

interface ChooseFileProps {
  /** Gives the import that becomes of it. */
  readonly onRead: (source: RowsSource) => Promise<string>;
  /** Looks at an import: that one, or one of before. */
  readonly onOpen: (id: string) => void;
}

export function ChooseFile({ onRead, onOpen }: ChooseFileProps) {
  const open = useWhileThere(onOpen);
  return (
    <>
      <p className="soft" ref={takeLostFocus} tabIndex={-1}>
        Una planilla de Excel (.xlsx) o un .csv con una persona por fila y los títulos en la
        primera. Nada se guarda hasta que lo apruebes.
      </p>
      <Unfinished onOpen={onOpen} />
      <ChooseRows
        titles={['Legajo', 'Apellido y Nombre', 'Fecha Nac.', 'Ingreso']}
        onRead={async (source) => open(await onRead(source))}
      />
      <PastImports onOpen={({ id }) => onOpen(id)} />
    </>
  );
}
