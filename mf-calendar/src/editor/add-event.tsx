import type { IsoDate } from '@almanaque/shared-contracts';
import { Button, Icon } from '@almanaque/ui';
import { useEditorAccess } from './editor-context.ts';

interface AddEventProps {
  readonly date: IsoDate;
  readonly variant: 'outlined' | 'text';
}

/** Opens the editor on a day; where that cannot be, says why in its place. */
export function AddEvent({ date, variant }: AddEventProps) {
  const { open, refusal } = useEditorAccess();
  return (
    <>
      <Button
        variant={variant}
        className="add"
        startIcon={<Icon name="plus" />}
        aria-keyshortcuts="N"
        onClick={() => open({ kind: 'new', date })}
      >
        Agregar Evento Personalizado
      </Button>
      <p role="status" className="note">
        {refusal?.date === date && refusal.text}
      </p>
    </>
  );
}
