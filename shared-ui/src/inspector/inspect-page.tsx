import { useHost } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { openInspector, type InspectorOptions } from './open-inspector.tsx';

/** For whoever develops a remote: what stands in each place of the page, and why something does not. */
export function InspectPage(options: Omit<InspectorOptions, 'host'>) {
  const host = useHost();
  return (
    <>
      <p>
        Se abre sobre la página y sigue abierto mientras la recorrés: qué punto es cada lugar, qué
        recibe, y todo lo que es para él, esté o no. Solo lo ves vos.
      </p>
      <Button variant="contained" onClick={() => openInspector({ ...options, host })}>
        Abrir el inspector
      </Button>
    </>
  );
}
