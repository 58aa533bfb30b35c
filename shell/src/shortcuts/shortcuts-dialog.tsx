import { Button, Dialog, styled, token } from '@almanaque/ui';
import { useId } from 'react';
import type { OverlayProps } from '../search/overlay-props.ts';
import { useCloseElsewhere } from '../search/use-close-elsewhere.ts';

const KEYS = [
  { key: '/', does: 'Buscar' },
  { key: 'N', does: 'Agregar un evento en el día elegido' },
  { key: 'T', does: 'Ir a hoy' },
  { key: '?', does: 'Ver los atajos' },
  { key: 'Flechas', does: 'Ir de un día a otro' },
  { key: 'RePág / AvPág', does: 'Mes anterior o siguiente' },
  { key: 'Enter', does: 'Elegir el día' },
  { key: 'Esc', does: 'Cerrar lo que está abierto, de a uno' },
] as const;

const Sheet = styled('div')({
  display: 'grid',
  gap: 16,
  padding: 28,
  '& h2': { margin: 0, font: `600 1.75rem/1.2 ${token.serif}` },
  '& p': { margin: 0, maxWidth: 400, color: token.inkSoft },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    gap: '10px 20px',
    margin: 0,
  },
  '& dd': { margin: 0 },
  '& kbd': {
    display: 'inline-block',
    minWidth: 20,
    padding: '2px 8px',
    border: `1px solid ${token.hairline}`,
    borderBottomWidth: 2,
    borderRadius: 6,
    background: token.paper,
    font: `600 0.9375rem/1.5 ${token.sans}`,
    textAlign: 'center',
  },
});

/** The keys that do something, and where to switch those of one letter off. */
export function ShortcutsDialog({ open, onClose }: OverlayProps) {
  useCloseElsewhere(onClose);
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId}>
      <Sheet>
        <h2 id={titleId}>Atajos de teclado</h2>
        <dl>
          {KEYS.map(({ key, does }) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p>Si te molestan, los de una sola tecla se apagan en Configuración.</p>
        <Button variant="contained" onClick={onClose}>
          Cerrar
        </Button>
      </Sheet>
    </Dialog>
  );
}
