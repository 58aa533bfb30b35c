import { type PlaceKind } from '@almanaque/api';
import { toastStore } from '@almanaque/shared-contracts';
import { Button, Skeleton } from '@almanaque/ui';
import { Field, Form, handFocusOn, ReadFailure } from '@almanaque/ui/form';
import { counted, ImportFrame as Frame, usePlaces } from '@almanaque/ui/screen';
import { useRef, useState } from 'react';
import { alike } from './alike.ts';
import { useJoin } from './use-join.ts';

const TITLES: Readonly<Record<PlaceKind, string>> = { office: 'Oficinas', team: 'Equipos' };

const NONE: Readonly<Record<PlaceKind, string>> = {
  office: 'Todavía no hay: una oficina aparece acá cuando alguien de la nómina la tiene.',
  team: 'Todavía no hay: un equipo aparece acá cuando alguien de la nómina lo tiene.',
};

/** What becomes of one that is given the name of another. */
const JOINED: Readonly<Record<PlaceKind, string>> = {
  office: 'Con el nombre de otra, pasan a ser una sola: personas, eventos y suscripciones.',
  team: 'Con el nombre de otro, pasan a ser uno solo: personas, eventos y suscripciones.',
};

interface RenameProps {
  readonly kind: PlaceKind;
  readonly names: readonly string[];
  readonly from: string;
  /** What it is proposed to be called. */
  readonly proposed: string;
  /** @param typed since it was sent, of what is now called `into`. */
  readonly onJoined: (into: string, typed: string) => void;
  readonly onCancel: () => void;
}

/** With the name of another, it is joined to it. */
function Rename({ kind, names, from, proposed, onJoined, onCancel }: RenameProps) {
  const join = useJoin();
  // Outlives the entry, which goes with the old name.
  const typed = useRef(proposed);
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
        onJoined(into.trim(), typed.current.trim());
      }}
      onCancel={onCancel}
    >
      <Field
        name="into"
        label={`«${from}» pasa a llamarse`}
        suggestions={names.filter((name) => name !== from)}
        maxLength={100}
        autoComplete="off"
        required
        defaultValue={proposed}
        onChange={({ target }) => (typed.current = target.value)}
        hint={JOINED[kind]}
      />
    </Form>
  );
}

interface Renamed {
  readonly from: string;
  readonly proposed: string;
}

function Section({ kind, names }: { kind: PlaceKind; names: readonly string[] }) {
  const [renamed, setRenamed] = useState<Renamed | null>(null);
  // What was opened since stays.
  const end = (next: Renamed | null) => setRenamed((now) => (now === renamed ? next : now));
  const joined = (into: string, typed: string) =>
    end(typed === into ? null : { from: into, proposed: typed });
  return (
    <section aria-label={TITLES[kind]}>
      <h2>{TITLES[kind]}</h2>
      {names.length === 0 && <p className="soft">{NONE[kind]}</p>}
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
          // The new name stands in the place of the old one.
          <li key={name} ref={handFocusOn}>
            {name}{' '}
            <Button
              aria-label={`Cambiar o unir ${name}`}
              onClick={() => setRenamed({ from: name, proposed: '' })}
            >
              Cambiar o unir
            </Button>
            {renamed?.from === name && (
              <Rename
                key={renamed.proposed}
                {...{ kind, names, ...renamed }}
                onJoined={joined}
                onCancel={() => end(null)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The offices and teams there are: names that people and events carry, joined and changed here. */
export function Places() {
  const { data, error, refetch } = usePlaces();
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div role="status" aria-busy="true" aria-label="Cargando las oficinas y los equipos">
        <Skeleton height={240} />
      </div>
    );
  }
  return (
    <Frame>
      <Section kind="office" names={data.offices} />
      <Section kind="team" names={data.teams} />
    </Frame>
  );
}
