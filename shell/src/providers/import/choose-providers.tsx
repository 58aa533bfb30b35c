import { type ProviderImport, type ProviderPreview, MAX_PROVIDER_FILE_BYTES } from '@almanaque/api';
import { takeLostFocus } from '../../dialogs/take-lost-focus.ts';
import { ChooseRows, type RowsSource } from '../../import/choose-rows.tsx';
import { counted } from '../../import/counted.ts';
import { LastImport } from '../../import/last-import.tsx';
import { useImportSteps, useLastImport } from './import-data.ts';

interface ChooseProvidersProps {
  readonly onRead: (source: RowsSource, preview: ProviderPreview) => void;
  readonly onLast: (last: ProviderImport) => void;
}

const check = ({ size }: Blob): string | null =>
  size > MAX_PROVIDER_FILE_BYTES
    ? 'El archivo pasa de 5 MB: dejá solo la hoja con los datos y volvé a elegirlo.'
    : null;

/** The first step: which file, or which rows. */
export function ChooseProviders({ onRead, onLast }: ChooseProvidersProps) {
  const { preview } = useImportSteps();
  const last = useLastImport();
  return (
    <>
      <h3 ref={takeLostFocus} tabIndex={-1}>
        Importar proveedores
      </h3>
      <p className="soft">
        Una planilla de Excel (.xlsx) o un .csv con un proveedor por fila y los títulos en la
        primera: Nombre, Rubro, Dirección y Barrio; y si están, Actividades, Teléfono, Página web y
        Coordenadas. Nada se guarda hasta que lo apruebes.
      </p>
      {last && (
        <LastImport fileName={last.fileName} onOpen={() => onLast(last)}>
          {counted(last.created, 'proveedor nuevo', 'proveedores nuevos')} y{' '}
          {counted(last.updated, 'con cambios', 'con cambios')}
        </LastImport>
      )}
      <ChooseRows
        titles={['Nombre', 'Rubro', 'Dirección', 'Barrio', 'Teléfono']}
        check={check}
        onRead={async (source) => onRead(source, await preview(source))}
      />
    </>
  );
}
