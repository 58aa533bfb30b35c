import { useQueryClient } from '@almanaque/shared-contracts';
import { Skeleton } from '@almanaque/ui';
import { ReadFailure } from '@almanaque/ui/form';
import { EscapeGoesBack, SettingsPart, useDetail, useSettingsPage } from '@almanaque/ui/screen';
import { useEffect, useState } from 'react';
import { ImportWizard } from './import/import-wizard.tsx';
import { showThisMonth } from './import/show-this-month.ts';
import { EVERYBODY, type PeopleFilter } from './list/people-filter.ts';
import { PeopleList } from './list/people-list.tsx';
import { fullName } from './list/person-words.ts';
import { createPlace } from './list/place.ts';
import { Letters } from './letters.ts';
import { Places } from './places/places.tsx';
import { PersonSheet } from './person/person-sheet.tsx';
import { usePerson } from './person/use-person.ts';

/** What stands in the roster's addresses where a person's id may stand: no id is one of these. */
const PEOPLE_PATHS = {
  new: 'agregar',
  import: 'importar',
  places: 'oficinas-y-equipos',
} as const;

interface DetailProps {
  readonly onBack: () => void;
}

function KnownPerson({ id, onBack }: DetailProps & { readonly id: string }) {
  const { data: person, error, refetch } = usePerson(id);
  useDetail(person ? fullName(person) : 'Persona');
  // What is entered stays, also where reading them again fails.
  if (error && !person) {
    return <ReadFailure error={error} onRetry={() => void refetch()} />;
  }
  if (!person) {
    return (
      <div role="status" aria-busy="true" aria-label="Cargando a la persona">
        <Skeleton height={420} />
      </div>
    );
  }
  return <PersonSheet person={person} onBack={onBack} />;
}

function NewPerson({ onBack }: DetailProps) {
  useDetail('Agregar persona');
  return <PersonSheet person={null} onBack={onBack} />;
}

function Import({ id, onBack }: { id: string | null; onBack: () => void }) {
  const { go } = useSettingsPage();
  useDetail('Importar nómina');
  const opened = (now: string | null) =>
    go(now === null ? PEOPLE_PATHS.import : `${PEOPLE_PATHS.import}/${now}`);
  return (
    <ImportWizard
      id={id}
      onOpened={opened}
      onBack={onBack}
      onMonth={showThisMonth}
      doneWords="Ver las personas"
    />
  );
}

function PlacesDetail() {
  useDetail('Oficinas y equipos');
  return <Places />;
}

function Detail({ rest, onBack }: DetailProps & { readonly rest: string }) {
  const [first = '', second = null] = rest.split('/');
  if (first === PEOPLE_PATHS.new) return <NewPerson onBack={onBack} />;
  if (first === PEOPLE_PATHS.import) return <Import id={second} onBack={onBack} />;
  if (first === PEOPLE_PATHS.places) return <PlacesDetail />;
  return <KnownPerson key={first} id={first} onBack={onBack} />;
}

function People() {
  const { rest, go } = useSettingsPage();
  const [filter, setFilter] = useState<PeopleFilter>(EVERYBODY);
  const [place] = useState(createPlace);
  const queries = useQueryClient();
  // Nobody's data stays in the page's memory once the roster is left.
  useEffect(
    () => () => {
      for (const name of ['people', 'person']) queries.removeQueries({ queryKey: [name] });
    },
    [queries],
  );
  const back = () => go('');
  if (rest !== '') {
    return (
      <EscapeGoesBack onBack={back}>
        <Detail rest={rest} onBack={back} />
      </EscapeGoesBack>
    );
  }
  return (
    <PeopleList
      filter={filter}
      onFilter={(next) => {
        place.set(0);
        setFilter(next);
      }}
      place={place}
      onOpen={(person) => go(person?.id ?? PEOPLE_PATHS.new)}
      onImport={() => go(PEOPLE_PATHS.import)}
      onPlaces={() => go(PEOPLE_PATHS.places)}
    />
  );
}

/** The company's roster, for administrators: a page of the settings. */
export const PeopleView = () => (
  <Letters>
    <SettingsPart>
      <People />
    </SettingsPart>
  </Letters>
);
