import { CONTRACT_VERSION } from '@almanaque/shared-contracts';
import { Button, Dialog, Logo, styled, token } from '@almanaque/ui';
import { useRemoteState } from '../remotes/remotes-context.ts';
import type { RemoteState } from '../remotes/remote-state.ts';
import { SLOTS, type SlotName } from '../remotes/remotes.ts';
import { SHELL_VERSION } from '../version.ts';

const Sheet = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: 32,
  '& h2': { margin: 0, font: `600 1.75rem/1.2 ${token.serif}` },
  '& p': { margin: 0, color: token.inkSoft },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto auto', gap: '6px 24px', margin: '8px 0' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
});

const LABELS: Readonly<Record<SlotName, string>> = {
  'mf-calendar': 'Calendario',
  'mf-notifications': 'Eventos próximos',
  'mf-recommendations': 'Recomendaciones',
};

const describe = (state: RemoteState): string => {
  switch (state.status) {
    case 'idle':
      return 'todavía no se abrió';
    case 'pending':
      return 'cargando';
    case 'ready':
      return state.version;
    case 'failed':
      return 'no disponible';
  }
};

function RemoteVersion({ name }: { name: SlotName }) {
  return (
    <>
      <dt>{LABELS[name]}</dt>
      <dd>{describe(useRemoteState(name))}</dd>
    </>
  );
}

export const AboutDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} aria-labelledby="about-title">
    <Sheet>
      <Logo size="4rem" />
      <h2 id="about-title">Almanaque</h2>
      <p>Cultura viva en cada fecha</p>
      <dl>
        <dt>Portal</dt>
        <dd>{SHELL_VERSION}</dd>
        {SLOTS.map((name) => (
          <RemoteVersion key={name} name={name} />
        ))}
        <dt>Contrato</dt>
        <dd>{CONTRACT_VERSION}</dd>
      </dl>
      <Button variant="contained" onClick={onClose}>
        Cerrar
      </Button>
    </Sheet>
  </Dialog>
);
