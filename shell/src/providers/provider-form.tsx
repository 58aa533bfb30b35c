import { type KeptProvider, PROVIDER_WORDS } from '@almanaque/api';
import { useHost, useToday } from '@almanaque/shared-contracts';
import { Button, Icon, PHONE, styled, token } from '@almanaque/ui';
import {
  clashOf,
  type Entries,
  Field,
  Form,
  isConflict,
  mergeEntries,
  useLeaveGuard,
} from '@almanaque/ui/form';
import { useId, useRef } from 'react';
import { checkProvider, entriesOf, providerOf } from './provider-draft.ts';
import { useProviders } from './providers-data.ts';
import { facetsOf } from './providers-filter.ts';
import { useUndoable } from './undoable.ts';

const Sheet = styled('div')({
  display: 'grid',
  gap: 16,
  maxWidth: 760,
  marginInline: 'auto',
  paddingBottom: 24,
  '& h3': { margin: 0, font: `600 1.5rem/1.2 ${token.serif}`, overflowWrap: 'anywhere' },
  '& .back': { justifySelf: 'start', minHeight: 44, marginLeft: '-16px' },
  '& .note': { margin: 0, color: token.inkSoft },
  '& .columns': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '16px 24px',
    alignItems: 'start',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const Suggestions = ({ id, of }: { id: string; of: readonly string[] }) => (
  <datalist id={id}>
    {of.map((one) => (
      <option key={one} value={one} />
    ))}
  </datalist>
);

/** What each entry is called: a place on the map is one entry of two fields. */
const LABELS = { ...PROVIDER_WORDS, place: 'Coordenadas' };

interface ProviderFormProps {
  /** Null: one to be added. */
  readonly provider: KeptProvider | null;
  readonly onDone: () => void;
}

export function ProviderForm({ provider, onDone }: ProviderFormProps) {
  const id = useId();
  const { data = [], refetch } = useProviders();
  const { activities, barrios } = facetsOf(data);
  const undoable = useUndoable();
  const { leave } = useLeaveGuard();
  const today = useToday(useHost().timeZone);
  const entries = entriesOf(provider);
  // What saving replaces: as it was opened, or as another person left it since.
  const replaced = useRef(provider);

  const edit = async (before: KeptProvider, entered: Entries): Promise<void> => {
    try {
      await undoable.edit(before, providerOf(mergeEntries(entries, entriesOf(before), entered)));
    } catch (error) {
      const { data: known } = isConflict(error) ? await refetch() : {};
      const now = known?.find(({ id: other }) => other === before.id);
      // Only what is newer than what was refused is tried again.
      if (!now || now.version <= before.version) throw error;
      replaced.current = now;
      const versions = { opened: entries, before: entriesOf(before), now: entriesOf(now), entered };
      const clash = clashOf(LABELS, versions);
      if (clash) throw clash;
      await edit(now, entered);
    }
  };
  return (
    <Sheet>
      <Button className="back" startIcon={<Icon name="previous" />} onClick={() => leave(onDone)}>
        Volver a la lista
      </Button>
      <h3>{provider ? provider.name : 'Agregar proveedor'}</h3>
      {provider?.note && <p className="note">Para verificar: {provider.note}</p>}
      <Form
        submit={provider ? 'Guardar' : 'Agregar'}
        busy="Guardando…"
        check={checkProvider}
        send={async (entered) => {
          await (replaced.current
            ? edit(replaced.current, entered)
            : // Who enters one has just made sure of it.
              undoable.add({ ...providerOf(entered), checkedOn: today }));
          onDone();
        }}
        onCancel={onDone}
      >
        <div className="columns">
          <Field name="name" label={PROVIDER_WORDS.name} required defaultValue={entries['name']} />
          <Field
            name="type"
            label={PROVIDER_WORDS.type}
            required
            list={`${id}-types`}
            defaultValue={entries['type']}
          />
          <Field
            name="address"
            label={PROVIDER_WORDS.address}
            required
            defaultValue={entries['address']}
          />
          <Field
            name="barrio"
            label={PROVIDER_WORDS.barrio}
            required
            list={`${id}-barrios`}
            defaultValue={entries['barrio']}
          />
          <Field
            name="phone"
            label={PROVIDER_WORDS.phone}
            optional
            type="tel"
            defaultValue={entries['phone']}
          />
          <Field
            name="web"
            label={PROVIDER_WORDS.web}
            optional
            inputMode="url"
            autoCapitalize="none"
            defaultValue={entries['web']}
          />
          <Field
            name="activities"
            label={PROVIDER_WORDS.activities}
            optional
            hint="Separadas por comas: Desayunos, Regalos. Con ellas y su ciudad se lo propone en las recomendaciones."
            defaultValue={entries['activities']}
          />
          <Field
            name="place"
            label={LABELS.place}
            optional
            hint="Para verlo en el mapa: copialas de un mapa en línea, por ejemplo -34.6088, -58.3781."
            defaultValue={entries['place']}
          />
        </div>
        <Suggestions id={`${id}-types`} of={activities} />
        <Suggestions id={`${id}-barrios`} of={barrios} />
      </Form>
    </Sheet>
  );
}
