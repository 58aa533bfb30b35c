import { type Person, type PersonInput, EMPTY_PERSON } from '@almanaque/api';
import { toastStore } from '@almanaque/shared-contracts';
import { PHONE, styled, token } from '@almanaque/ui';
import { Form, useMergedEdit } from '@almanaque/ui/form';
import { NamesUnread } from '@almanaque/ui/screen';
import { useState } from 'react';
import { useDoubledWrites } from '../doubled/doubled-data.ts';
import { useFacets } from '../list/use-people.ts';
import { fullName } from '../list/person-words.ts';
import { usePeopleWrites } from './people-writes.ts';
import { personForm } from './person-fields.tsx';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 24px',
  '& fieldset': { gridColumn: '1 / -1', margin: 0, padding: 0, border: 0, minWidth: 0 },
  '& legend': { padding: 0, marginBottom: 8, font: `600 1.125rem/1.4 ${token.serif}` },
  '& .birth': { display: 'grid', gridTemplateColumns: '1fr 2fr 1.4fr', gap: 12 },
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** What stands apart: how the calendar shows them. */
const CALENDAR: ReadonlySet<string> = new Set<keyof PersonInput>([
  'birthdayShown',
  'anniversaryShown',
  'celebration',
]);

const { check, draw, entriesOf, labels, read, say } = personForm;

interface PersonFormProps {
  /** Null: one to be added. */
  readonly person: Person | null;
  readonly onBack: () => void;
}

export function PersonForm({ person, onBack }: PersonFormProps) {
  const places = useFacets();
  const entries = entriesOf(person ?? EMPTY_PERSON);
  const { create, edit, read: readNow } = usePeopleWrites();
  const { tellOf } = useDoubledWrites();
  // What is typed while it is on its way is of that person, and not of a second.
  const [kept, setKept] = useState(person);
  const save = async (write: Promise<Person>) => {
    const saved = await write;
    toastStore().show(`${fullName(saved)}: guardado.`, 'success');
    setKept(saved);
    // Its own page says it too, and whether that could be read.
    tellOf(saved.id).catch(() => undefined);
  };
  const merge = useMergedEdit({
    opened: kept,
    entriesOf,
    labels,
    say,
    save: (before, entered) => save(edit(before, read(entered))),
    readNow,
  });
  const offered = { offices: places.data?.offices ?? [], teams: places.data?.teams ?? [] };
  return (
    <Form
      submit={kept ? 'Guardar' : 'Agregar'}
      busy="Guardando…"
      check={check}
      send={(entered) => (merge ? merge(entered) : save(create(read(entered))))}
      onSent={onBack}
      onCancel={onBack}
    >
      <Columns>
        {draw(entries, offered, (key) => !CALENDAR.has(key))}
        <fieldset>
          <legend>En el calendario</legend>
          {draw(entries, offered, (key) => CALENDAR.has(key))}
        </fieldset>
      </Columns>
      <NamesUnread read={places} />
    </Form>
  );
}
