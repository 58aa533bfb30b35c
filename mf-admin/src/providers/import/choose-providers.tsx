import { type MadeImport, type ProviderPreview, MAX_PROVIDER_FILE_BYTES } from '@almanaque/api';
import { ChooseRows, type RowsSource, takeLostFocus } from '@almanaque/ui/screen';
import type { ImportWords } from '../../import/import-words.ts';
import { LastImport } from '../../import/last-import.tsx';
import { PROVIDER_IMPORTS, useImportSteps } from './import-data.ts';

interface ChooseProvidersProps {
  readonly words: ImportWords;
  readonly onRead: (source: RowsSource, preview: ProviderPreview) => void;
  readonly onLast: (last: MadeImport) => void;
}

const check = ({ size }: Blob): string | null =>
  size > MAX_PROVIDER_FILE_BYTES
    ? 'El archivo pasa de 5 MB: dejá solo la hoja con los datos y volvé a elegirlo.'
    : null;

/** The first step: which file, or which rows. */
export function ChooseProviders({ words, onRead, onLast }: ChooseProvidersProps) {
  const { preview } = useImportSteps();
  return (
    <>
      <p className="soft" ref={takeLostFocus} tabIndex={-1}>
        Una planilla de Excel (.xlsx) o un .csv con un proveedor por fila y los títulos en la
        primera: Nombre, Rubro, Dirección y Barrio; y si están, Actividades, Teléfono, Página web y
        Coordenadas. Nada se guarda hasta que lo apruebes.
      </p>
      <LastImport path={PROVIDER_IMPORTS} words={words} onOpen={onLast} />
      <ChooseRows
        titles={['Nombre', 'Rubro', 'Dirección', 'Barrio', 'Teléfono']}
        check={check}
        onRead={async (source) => onRead(source, await preview(source))}
      />
    </>
  );
}
