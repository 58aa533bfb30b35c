import { type Person } from '@almanaque/api';
import { toastStore, useQueryClient } from '@almanaque/shared-contracts';
import { useEffect, useState } from 'react';
import { EscapeGoesBack } from './escape-goes-back.tsx';
import { ImportWizard } from './import/import-wizard.tsx';
import { EVERYBODY, type PeopleFilter } from './list/people-filter.ts';
import { PeopleList } from './list/people-list.tsx';
import { createPlace } from './list/place.ts';
import { Places } from './places/places.tsx';
import { PersonSheet } from './person/person-sheet.tsx';

type View =
  | { readonly kind: 'list' }
  | { readonly kind: 'person'; readonly person: Person | null }
  | { readonly kind: 'import' }
  | { readonly kind: 'places' };

/** The company's roster, for administrators. */
export function People() {
  const [view, setView] = useState<View>({ kind: 'list' });
  const [filter, setFilter] = useState<PeopleFilter>(EVERYBODY);
  const [place] = useState(createPlace);
  const queries = useQueryClient();
  // Nobody's data stays in the page's memory once the roster is closed.
  useEffect(() => () => queries.removeQueries({ queryKey: ['people'] }), [queries]);
  const back = () => setView({ kind: 'list' });
  const done = (text: string) => {
    toastStore().show(text, 'success');
    back();
  };

  switch (view.kind) {
    case 'list':
      return (
        <PeopleList
          filter={filter}
          onFilter={(next) => {
            place.set(0);
            setFilter(next);
          }}
          place={place}
          onOpen={(person) => setView({ kind: 'person', person })}
          onImport={() => setView({ kind: 'import' })}
          onPlaces={() => setView({ kind: 'places' })}
        />
      );
    case 'person':
      return (
        <EscapeGoesBack onBack={back}>
          <PersonSheet person={view.person} onDone={done} onBack={back} />
        </EscapeGoesBack>
      );
    case 'import':
      return (
        <EscapeGoesBack onBack={back}>
          <ImportWizard onBack={back} />
        </EscapeGoesBack>
      );
    case 'places':
      return (
        <EscapeGoesBack onBack={back}>
          <Places onBack={back} />
        </EscapeGoesBack>
      );
  }
}
