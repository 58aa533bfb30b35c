import { isForeign } from '@almanaque/remote-loader/of-page';
import type { RegistryEntry } from '@almanaque/shared-contracts';
import { AlmanaqueProvider, Button } from '@almanaque/ui';
import { createRoot } from 'react-dom/client';
import { Badge } from './badge.tsx';

/** To the page as it is, with all its parts. */
function leave(parameter: string) {
  const address = new URL(location.href);
  address.searchParams.delete(parameter);
  location.assign(address);
}

interface Wanted {
  /** Of the address, by which it is so. */
  readonly parameter: string;
  readonly nonce: string | undefined;
}

let isTold = false;

/** Says so on the page, once. */
function tell({ parameter, nonce }: Wanted) {
  if (isTold) return;
  isTold = true;
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <AlmanaqueProvider nonce={nonce}>
      <Badge label="Solo partes propias">
        <p>
          Se cargan solo las partes de esta instalación
          <small>
            Las que vienen de otras direcciones no, mientras la página esté abierta así.
          </small>
        </p>
        <Button size="small" onClick={() => leave(parameter)}>
          Cargar todas
        </Button>
      </Badge>
    </AlmanaqueProvider>,
  );
}

export function withoutForeign(
  entries: readonly RegistryEntry[],
  wanted: Wanted,
): readonly RegistryEntry[] {
  tell(wanted);
  return entries.filter((entry) => !isForeign(entry));
}
