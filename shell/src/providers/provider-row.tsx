import { type KeptProvider } from '@almanaque/api';
import { dayAndMonth, useHost, useToday, yearOf } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { useState } from 'react';
import { useOrNotice } from '../notice/notice.tsx';
import { useUndoable } from './undoable.ts';

const checkedText = ({ checkedOn }: KeptProvider): string =>
  checkedOn ? `Último chequeo: ${dayAndMonth(checkedOn)} de ${yearOf(checkedOn)}` : 'Sin chequeo';

interface ProviderRowProps {
  readonly provider: KeptProvider;
  readonly onEdit: () => void;
}

export function ProviderRow({ provider, onEdit }: ProviderRowProps) {
  const { check, retire } = useUndoable();
  const today = useToday(useHost().timeZone);
  const orNotice = useOrNotice();
  const [busy, setBusy] = useState(false);
  const { name, type, address, barrio, phone, activities, retired } = provider;

  // Nothing is disabled meanwhile: it would lose the focus, and the dialog its keys.
  const run = async (write: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    await orNotice(write());
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
          {` · ${phone ?? 'Sin teléfono'}`}
        </p>
        <p className="under">{checkedText(provider)}</p>
      </div>
      <div className="acts">
        {act('Editar', onEdit)}
        {provider.checkedOn !== today &&
          act('Chequeado hoy', () => void run(() => check(provider, today)))}
        {act(
          retired ? 'Volver a usar' : 'Retirar',
          () => void run(() => retire(provider, !retired)),
        )}
      </div>
    </li>
  );
}
