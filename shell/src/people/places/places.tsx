import { type PlaceKind } from '@almanaque/api';
import { toastStore } from '@almanaque/shared-contracts';
import { Button, Icon } from '@almanaque/ui';
import { Field, Form } from '@almanaque/ui/form';
import { useId, useState } from 'react';
import { usePlaces } from '../../filter/use-places.ts';
import { counted } from '../../import/counted.ts';
import { Frame } from '../../import/import-styles.ts';
import { alike } from './alike.ts';
import { useJoin } from './use-join.ts';

const TITLES: Readonly<Record<PlaceKind, string>> = { office: 'Oficinas', team: 'Equipos' };

interface RenameProps {
  readonly kind: PlaceKind;
  readonly names: readonly string[];
  readonly from: string;
  /** What it is proposed to be called. */
  readonly proposed: string;
  readonly onDone: () => void;
}

/** With the name of another, it is joined to it. */
function Rename({ kind, names, from, proposed, onDone }: RenameProps) {
  const join = useJoin();
  const id = useId();
  return (
    <Form
      submit="Guardar"
      busy="Guardando…"
      check={({ into = '' }) =>
        into.trim() === '' || into.trim() === from ? { into: 'Escribí otro nombre.' } : {}
      }
      send={async ({ into = '' }) => {
        const { people, events } = await join({ kind, from, into: into.trim() });
        const what = [counted(people, 'persona', 'personas'), counted(events, 'evento', 'eventos')];
        toastStore().show(`«${from}» pasó a ser «${into.trim()}»: ${what.join(' y ')}.`, 'success');
        onDone();
      }}
      onCancel={onDone}
    >
      <Field
        name="into"
        label={`«${from}» pasa a llamarse`}
        list={id}
        maxLength={100}
        autoComplete="off"
        required
        defaultValue={proposed}
        hint="Con el nombre de otra, pasan a ser una sola: personas, eventos y suscripciones."
      />
      <datalist id={id}>
        {names
          .filter((name) => name !== from)
          .map((name) => (
            <option key={name} value={name} />
          ))}
      </datalist>
    </Form>
  );
}

function Section({ kind, names }: { kind: PlaceKind; names: readonly string[] }) {
  const [renamed, setRenamed] = useState<{ from: string; proposed: string } | null>(null);
  const done = () => setRenamed(null);
  return (
    <section aria-label={TITLES[kind]}>
      <h3>{TITLES[kind]}</h3>
      {names.length === 0 && <p className="soft">Todavía no hay.</p>}
      {alike(names).map(([first = '', ...others]) =>
        others.map((other) => (
          <div className="last" key={other}>
            <span>
              <b>«{first}»</b> y <b>«{other}»</b> parecen lo mismo.
            </span>
            <Button variant="outlined" onClick={() => setRenamed({ from: other, proposed: first })}>
              Unir «{other}» con «{first}»
            </Button>
          </div>
        )),
      )}
      <ul>
        {names.map((name) => (
          <li key={name}>
            {name}{' '}
            <Button
              aria-label={`Cambiar o unir ${name}`}
              onClick={() => setRenamed({ from: name, proposed: '' })}
            >
              Cambiar o unir
            </Button>
            {renamed?.from === name && (
              <Rename key={renamed.proposed} {...{ kind, names, ...renamed }} onDone={done} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The offices and teams there are: names that people and events carry, joined and changed here. */
export function Places({ onBack }: { onBack: () => void }) {
  const { data } = usePlaces();
  return (
    <Frame>
      <Button className="back" startIcon={<Icon name="previous" />} onClick={onBack}>
        Volver a la lista
      </Button>
      <Section kind="office" names={data?.offices ?? []} />
      <Section kind="team" names={data?.teams ?? []} />
    </Frame>
  );
}
