import { type KeptProvider } from '@almanaque/api';
import { useHost, useToday } from '@almanaque/shared-contracts';
import { PHONE, styled, token } from '@almanaque/ui';
import { Form, useMergedEdit } from '@almanaque/ui/form';
import { useState } from 'react';
import { providerForm } from './provider-fields.tsx';
import { useProviders } from './providers-data.ts';
import { facetsOf } from './providers-filter.ts';
import { useUndoable } from './undoable.ts';

const Sheet = styled('div')({
  display: 'grid',
  gap: 16,
  maxWidth: 760,
  paddingBottom: 24,
  '& .note': { margin: 0, color: token.inkSoft },
  '& .columns': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '16px 24px',
    alignItems: 'start',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

interface ProviderFormProps {
  /** Null: one to be added. */
  readonly provider: KeptProvider | null;
  readonly onDone: () => void;
}

const { check, draw, entriesOf, labels, read } = providerForm;

export function ProviderForm({ provider, onDone }: ProviderFormProps) {
  const { data = [], refetch } = useProviders();
  const undoable = useUndoable();
  const today = useToday(useHost().timeZone);
  // What is typed while it is on its way is of that one, and not of a second.
  const [kept, setKept] = useState(provider);
  const entries = provider ? entriesOf(provider) : {};
  const edit = useMergedEdit({
    opened: kept,
    entriesOf,
    labels,
    save: async (before, entered) => setKept(await undoable.edit(before, read(entered))),
    readNow: async ({ id }) => (await refetch()).data?.find((one) => one.id === id),
  });
  return (
    <Sheet>
      {provider?.note && <p className="note">Para verificar: {provider.note}</p>}
      <Form
        submit={kept ? 'Guardar' : 'Agregar'}
        busy="Guardando…"
        check={check}
        send={async (entered) => {
          if (edit) await edit(entered);
          // Who enters one has just made sure of it.
          else setKept(await undoable.add({ ...read(entered), checkedOn: today }));
        }}
        onSent={onDone}
        onCancel={onDone}
        edits={provider !== null}
      >
        <div className="columns">{draw(entries, facetsOf(data))}</div>
      </Form>
    </Sheet>
  );
}
