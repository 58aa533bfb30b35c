import {
  CONTRACT_VERSION,
  useContributionState,
  usePlacing,
  useQuery,
  type ContributionHandle,
  type ContributionState,
} from '@almanaque/shared-contracts';
import { FailureNotice, Logo, Skeleton, styled, token, useCode } from '@almanaque/ui';
import { useState } from 'react';
import { useSession } from '../account/session.ts';
import { readBootData } from '../boot/boot-data.ts';
import { SHELL_VERSION } from '../version.ts';
import { listedVersionQuery } from './listed-version.ts';

const Area = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  '& .name': { margin: 0, font: `600 1.5rem/1.2 ${token.serif}` },
  '& p': { margin: 0, color: token.inkSoft },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto auto', gap: '6px 32px', margin: '8px 0' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& details': { width: '100%' },
  '& summary': { minHeight: 44, padding: '10px 0', cursor: 'pointer' },
});

const GONE = 'no disponible';
const COMING = 'cargando';

/** @param listed of a part that nobody has opened yet: what its manifest says; undefined: not known yet. */
const describe = (state: ContributionState, listed: string | null | undefined): string => {
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

function RemoteVersion({ place }: { place: ContributionHandle }) {
  const { part, contribution } = place;
  const state = useContributionState(place);
  const enabled = state.status === 'idle';
  const [boot] = useState(readBootData);
  const { data, isError } = useQuery({ ...listedVersionQuery(part, boot), enabled });
  return (
    <>
      <dt>{contribution.title}</dt>
      <dd>{describe(state, isError ? null : data)}</dd>
    </>
  );
}

/** Of each part what is first on the page: by that a person knows it. */
function useFirstOfEach(): readonly ContributionHandle[] {
  const { places } = usePlacing();
  return places.filter(({ part }, at) => places.findIndex((one) => one.part === part) === at);
}

const Versions = () =>
  useFirstOfEach().map((place) => <RemoteVersion key={place.part} place={place} />);

const loadLedger = async () => (await import('@almanaque/ui/inspector')).PartsLedger;

/** Why something is not there: for administrators, and where parts may be tried. */
function Ledger() {
  const [{ overrideOrigins }] = useState(readBootData);
  const isFor = useSession()?.role === 'administrador' || overrideOrigins.length > 0;
  const [isOpen, setOpen] = useState(false);
  const code = useCode('parts-ledger', loadLedger, isOpen);
  if (!isFor) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Qué trae cada parte, y por qué algo no está</summary>
      {isOpen && code.status === 'ready' && <code.part />}
      {isOpen && code.status === 'loading' && <Skeleton height={120} />}
      {isOpen && code.status === 'failed' && (
        <FailureNotice message="La lista no se pudo cargar." onRetry={code.retry} />
      )}
    </details>
  );
}

/** Which versions stand on this page and, for whoever looks after it, what each part brings. */
export const About = () => (
  <Area>
    <Logo size="4rem" />
    <h2 className="name">Almanaque</h2>
    <p>Cultura viva en cada fecha</p>
    <dl>
      <dt>Portal</dt>
      <dd>{SHELL_VERSION}</dd>
      <Versions />
      <dt>Compatibilidad</dt>
      <dd>{CONTRACT_VERSION}</dd>
    </dl>
    <Ledger />
  </Area>
);
