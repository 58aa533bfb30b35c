import { type KeptProvider } from '@almanaque/api';
import { dayAndMonth, useHost, useToday, yearOf } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { handFocusOn } from '@almanaque/ui/form';
import { useNoticedWrite } from '../notice/notice.tsx';
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
  const { write, busy } = useNoticedWrite();
  const { name, type, address, barrio, phone, activities, retired } = provider;

  const act = (text: string, onClick: () => void) => (
    // What was done may leave nothing to do of its kind, or take the row out of the list.
    <span ref={handFocusOn} style={{ display: 'contents' }}>
      <Button size="small" aria-label={`${text}: ${name}`} aria-disabled={busy} onClick={onClick}>
        {text}
      </Button>
    </span>
  );
  return (
    <li aria-busy={busy}>
      <div className="about">
        <h2>{name}</h2>
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
          act('Chequeado hoy', () => void write(() => check(provider, today)))}
        {act(
          retired ? 'Volver a usar' : 'Retirar',
          () => void write(() => retire(provider, !retired)),
        )}
      </div>
    </li>
  );
}
