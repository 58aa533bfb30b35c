import type { Plan } from '@almanaque/api';
import { ApiError, capitalize, type Provider } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { Field, Form } from '@almanaque/ui/form';
import { useState } from 'react';
import { useMergedWrite } from '../plans/use-merged-write.ts';
import { usePlanWrites } from '../plans/use-plan-writes.ts';

type Asked = Plan['providers'][number];

const REMOVED = 'Otra persona quitó a ese proveedor del plan: volvé a elegirlo del directorio.';

interface NoteFormProps {
  readonly plan: Plan;
  readonly asked: Asked;
  readonly name: string;
  readonly onDone: () => void;
}

function NoteForm({ plan, asked, name, onDone }: NoteFormProps) {
  const { change } = usePlanWrites();
  const label = `Qué respondió ${name}`;
  const askedIn = ({ providers }: Plan) => providers.find(({ id }) => id === asked.id);
  const { opened, save } = useMergedWrite({
    plan,
    entriesOf: (one) => ({ note: askedIn(one)?.note ?? '' }),
    labels: { note: label },
    write: (now, { note = '' }) => {
      if (!askedIn(now)) throw new ApiError(404, REMOVED);
      const providers = now.providers.map((one) =>
        one.id === asked.id ? { ...one, note: note.trim() } : one,
      );
      return change(now, { providers });
    },
  });
  return (
    <Form submit="Guardar" busy="Guardando…" send={save} onSent={onDone} onCancel={onDone}>
      <Field name="note" label={label} maxLength={500} defaultValue={opened['note']} />
    </Form>
  );
}

interface AskedProviderProps {
  readonly plan: Plan;
  readonly asked: Asked;
  /** Absent: it is gone, or the directory is not here. */
  readonly provider: Provider | undefined;
  /** The directory has it no more. */
  readonly isGone: boolean;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

export function AskedProvider(props: AskedProviderProps) {
  const { plan, asked, provider, isGone, onChoose, onRemove } = props;
  const [isWriting, setWriting] = useState(false);
  const name =
    provider?.name ?? (isGone ? 'un proveedor que ya no está en el directorio' : 'un proveedor');
  return (
    <li>
      <div className="name">
        <span>
          <b>{capitalize(name)}</b> {asked.chosen && <span className="chosen">Elegido</span>}
        </span>
        {provider?.phone && <span className="quiet numbers">{provider.phone}</span>}
      </div>
      {isWriting ? (
        <NoteForm {...{ plan, asked, name }} onDone={() => setWriting(false)} />
      ) : (
        <>
          {asked.note !== '' && <p className="text">{asked.note}</p>}
          <div className="acts">
            <Button size="small" onClick={onChoose}>
              {asked.chosen ? 'Dejar de elegir' : 'Elegir'}
              <span className="hidden"> {name}</span>
            </Button>
            <Button size="small" onClick={() => setWriting(true)}>
              Anotar respuesta<span className="hidden"> de {name}</span>
            </Button>
            <Button size="small" onClick={onRemove}>
              Quitar<span className="hidden"> {name}</span>
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
