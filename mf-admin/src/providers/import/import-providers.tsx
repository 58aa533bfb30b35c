import type { ProviderPreview } from '@almanaque/api';
import { FileImport } from '../../import/file-import.tsx';
import type { ImportWords } from '../../import/import-words.ts';
import { ChooseProviders } from './choose-providers.tsx';
import { useImportSteps } from './import-data.ts';

const WORDS: ImportWords = {
  one: 'proveedor',
  many: 'proveedores',
  done: 'Listo: los proveedores están en el directorio',
  keptOne: 'cambiado o retirado',
  keptMany: 'cambiados o retirados',
};

const noteOf = ({ unused }: ProviderPreview): string =>
  [
    'Un proveedor es el mismo si coinciden su nombre y su dirección. Los que el archivo no nombra, y lo que deja vacío, quedan como están.',
    ...(unused.length > 0 ? [`No se importan las columnas: ${unused.join(', ')}.`] : []),
  ].join(' ');

const rowsOf = ({ rows }: ProviderPreview) =>
  rows.map((row) => ({ ...row, title: row.name || '(sin nombre)', under: row.address }));

/** From a spreadsheet to the directory of providers. */
export function ImportProviders({ onBack }: { readonly onBack: () => void }) {
  const { apply, undo } = useImportSteps();
  return (
    <FileImport
      words={WORDS}
      {...{ noteOf, rowsOf, apply, undo, onBack }}
      choose={(onRead, onLast) => <ChooseProviders words={WORDS} {...{ onRead, onLast }} />}
    />
  );
}
