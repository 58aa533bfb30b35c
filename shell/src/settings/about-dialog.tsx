import type { RemoteState } from '@almanaque/remote-loader';
import { CONTRACT_VERSION, useQuery } from '@almanaque/shared-contracts';
import { Button, Dialog, Logo, styled, token } from '@almanaque/ui';
import { useRemoteState } from '../remotes/remotes-context.ts';
import { SLOTS, type SlotName } from '../remotes/slots.ts';
import { SHELL_VERSION } from '../version.ts';
import { listedVersionQuery } from './listed-version.ts';

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

const GONE = 'no disponible';
const COMING = 'cargando';

/** @param listed of a part that nobody has opened yet: what its manifest says; undefined: not known yet. */
const describe = (state: RemoteState, listed: string | null | undefined): string => {
  switch (state.status) {
    case 'idle':
      return listed === undefined ? COMING : (listed ?? GONE);
    case 'pending':
      return COMING;
    case 'ready':
      return state.version;
    case 'failed':
      return GONE;
  }
};

function RemoteVersion({ name }: { name: SlotName }) {
  const state = useRemoteState(name);
  const enabled = state.status === 'idle';
  const { data, isError } = useQuery({ ...listedVersionQuery(name), enabled });
  return (
    <>
      <dt>{LABELS[name]}</dt>
      <dd>{describe(state, isError ? null : data)}</dd>
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
        <dt>Compatibilidad</dt>
        <dd>{CONTRACT_VERSION}</dd>
      </dl>
      <Button variant="contained" onClick={onClose}>
        Cerrar
      </Button>
    </Sheet>
  </Dialog>
);
