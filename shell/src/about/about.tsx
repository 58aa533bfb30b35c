import { CONTRACT_VERSION } from '@almanaque/shared-contracts';
import { Logo, styled, token } from '@almanaque/ui';
import { PartsLedger, PartVersions } from '@almanaque/ui/inspector';
import { useState } from 'react';
import packageJson from '../../package.json';
import { useSession } from '../account/session.ts';
import { readBootData } from '../boot/boot-data.ts';

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

/** Which versions stand on this page and, for whoever looks after it, what each part brings. */
export function About() {
  const [boot] = useState(readBootData);
  const [isOpen, setOpen] = useState(false);
  // For administrators, and where parts may be tried.
  const asksWhy = useSession()?.role === 'administrador' || boot.overrideOrigins.length > 0;
  return (
    <Area>
      <Logo size="4rem" />
      <h2 className="name">Almanaque</h2>
      <p>Cultura viva en cada fecha</p>
      <dl>
        <dt>Portal</dt>
        <dd>{packageJson.version}</dd>
        <PartVersions told={boot} />
        <dt>Compatibilidad</dt>
        <dd>{CONTRACT_VERSION}</dd>
      </dl>
      {asksWhy && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>Qué trae cada parte, y por qué algo no está</summary>
          {isOpen && <PartsLedger />}
        </details>
      )}
    </Area>
  );
}
