import type { Plan } from '@almanaque/api';
import type { Provider } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { Field, Form } from '@almanaque/ui/form';
import { useState } from 'react';

interface AskedProviderProps {
  readonly asked: Plan['providers'][number];
  /** Absent: the directory has it no more, or is not here yet. */
  readonly provider: Provider | undefined;
  readonly onNote: (note: string) => Promise<unknown>;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

interface NoteFormProps extends Pick<AskedProviderProps, 'onNote'> {
  readonly name: string;
  readonly note: string;
  readonly onDone: () => void;
}

function NoteForm({ name, note, onNote, onDone }: NoteFormProps) {
  return (
    <Form
      submit="Guardar"
      busy="Guardando…"
      send={async (entries) => {
        await onNote(entries['note']?.trim() ?? '');
      }}
      onSent={onDone}
      onCancel={onDone}
    >
      <Field name="note" label={`Qué respondió ${name}`} maxLength={500} defaultValue={note} />
    </Form>
  );
}

export function AskedProvider({ asked, provider, ...acts }: AskedProviderProps) {
  const [isWriting, setWriting] = useState(false);
  const name = provider?.name ?? 'Un proveedor que ya no está en el directorio';
  return (
    <li>
      <div className="name">
        <span>
          <b>{name}</b> {asked.chosen && <span className="chosen">Elegido</span>}
        </span>
        {provider?.phone && <span className="quiet numbers">{provider.phone}</span>}
      </div>
      {isWriting ? (
        <NoteForm
          name={name}
          note={asked.note}
          onNote={acts.onNote}
          onDone={() => setWriting(false)}
        />
      ) : (
        <>
          {asked.note !== '' && <p className="text">{asked.note}</p>}
          <div className="acts">
            <Button size="small" onClick={acts.onChoose}>
              {asked.chosen ? 'Dejar de elegir' : 'Elegir'}
              <span className="hidden"> {name}</span>
            </Button>
            <Button size="small" onClick={() => setWriting(true)}>
              Anotar respuesta<span className="hidden"> de {name}</span>
            </Button>
            <Button size="small" onClick={acts.onRemove}>
              Quitar<span className="hidden"> {name}</span>
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
