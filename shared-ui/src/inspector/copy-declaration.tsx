import { toastStore } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { copyText } from '@almanaque/ui/message';
import { declarationFor } from './declaration-for.ts';

async function copy(text: string, pressed: Element): Promise<void> {
  if (await copyText(text, pressed)) toastStore().show('Se copió la declaración.', 'success');
  else toastStore().show('El navegador no deja copiar la declaración.', 'error');
}

/** Of something of one's own for a point. */
export const CopyDeclaration = ({ point }: { readonly point: string }) => (
  <Button
    variant="outlined"
    onClick={({ currentTarget }) => void copy(declarationFor(point), currentTarget)}
  >
    Copiar una declaración
  </Button>
);
