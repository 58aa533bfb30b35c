import { useHost } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { useWrite } from '@almanaque/ui/form';
import { readBootData } from '../boot/boot-data.ts';
import { addressOf } from '@almanaque/shared-contracts/contributions';

/** For whoever develops a remote: what stands in each place of the page, and why something does not. */
export function InspectPage() {
  const host = useHost();
  const { write, problem } = useWrite();
  const open = async () => {
    const { openInspector } = await import('@almanaque/ui/inspector');
    const { nonce } = readBootData();
    openInspector({ host, nonce, overridePath: addressOf('probar-parte') });
  };
  return (
    <>
      <p>
        Se abre sobre la página y sigue abierto mientras la recorrés: qué punto es cada lugar, qué
        recibe, y todo lo que es para él, esté o no. Solo lo ves vos.
      </p>
      <Button variant="contained" onClick={() => void write(open)}>
        Abrir el inspector
      </Button>
      <p role="alert">{problem}</p>
    </>
  );
}
