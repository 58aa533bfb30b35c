import type { KeptProvider } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { useState } from 'react';
import { useOrNotice } from '../notice/notice.tsx';
import { useUndoable } from './undoable.ts';

interface ProviderRowProps {
  readonly provider: KeptProvider;
  readonly onEdit: () => void;
}

export function ProviderRow({ provider, onEdit }: ProviderRowProps) {
  const { retire } = useUndoable();
  const orNotice = useOrNotice();
  const [busy, setBusy] = useState(false);
  const { name, type, address, barrio, phone, activities, retired } = provider;

  // Nothing is disabled meanwhile: it would lose the focus, and the dialog its keys.
  const run = async () => {
    if (busy) return;
    setBusy(true);
    await orNotice(retire(provider, !retired));
    setBusy(false);
  };
  const act = (text: string, onClick: () => void) => (
    <Button size="small" aria-label={`${text}: ${name}`} aria-disabled={busy} onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <li aria-busy={busy}>
      <div className="about">
        <h3>{name}</h3>
        <p>{[type, ...activities].join(' · ')}</p>
        <p className="under">
          {address}, {barrio}
          {phone !== null && ` · ${phone}`}
        </p>
      </div>
      <div className="acts">
        {act('Editar', onEdit)}
        {act(retired ? 'Volver a usar' : 'Retirar', () => void run())}
      </div>
    </li>
  );
}
