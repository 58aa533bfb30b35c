import { Button } from '@almanaque/ui';
import { useWrite } from '@almanaque/ui/form';
import { saveFile } from '@almanaque/ui/screen';
import { useState } from 'react';
import { useImportSteps } from './import-data.ts';

/** The way to have what is wrong as a sheet, where it is mended and imported again. */
export function WrongSheet({ importId }: { importId: string }) {
  const { wrongSheet } = useImportSteps();
  const [said, setSaid] = useState('');
  const { write, problem } = useWrite();
  const download = () =>
    write(async () => {
      setSaid('');
      saveFile(await wrongSheet(importId), 'filas-con-error.xlsx');
      setSaid('Se descargó filas-con-error.xlsx: corregila y volvé a importarla.');
    });
  return (
    <div className="acts">
      <Button variant="outlined" onClick={() => void download()}>
        Descargar las filas con error
      </Button>
      <span role="status">{problem ?? said}</span>
    </div>
  );
}
