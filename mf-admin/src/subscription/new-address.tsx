import { type CreatedSubscription, MAX_SUBSCRIPTION_NAME } from '@almanaque/api';
import {
  isFiltered,
  toastStore,
  useFilter,
  type CalendarFilter,
} from '@almanaque/shared-contracts';
import { Field, Form, useWhileThere } from '@almanaque/ui/form';
import { useState } from 'react';
import { FilterFields, filterProblem } from '../filter/filter-fields.tsx';
import { filterWords } from '../filter/filter-words.ts';
import { useSubscriptionWrites } from './subscription-data.ts';

interface NewAddressProps {
  readonly onMade: (made: CreatedSubscription) => void;
  /** Once it was made, unless something was typed meanwhile: that would be lost. */
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const firstName = (seen: CalendarFilter): string =>
  (isFiltered(seen) ? `Almanaque · ${filterWords(seen)}` : 'Almanaque').slice(
    0,
    MAX_SUBSCRIPTION_NAME,
  );

/** A private address, first of what the page shows now. */
export function NewAddress({ onMade, onDone, onCancel }: NewAddressProps) {
  const { create } = useSubscriptionWrites();
  const show = useWhileThere(onMade, ({ subscription: { name } }) =>
    // Whoever left while it was made never sees where it is.
    toastStore().show(
      `«${name}» se creó, pero su dirección ya no se muestra: revocala y creá otra.`,
    ),
  );
  const seen = useFilter();
  const [filter, setFilter] = useState(seen);
  return (
    <Form
      submit="Crear suscripción"
      busy="Creando…"
      check={() => {
        const problem = filterProblem(filter);
        return problem === null ? {} : { '': problem };
      }}
      send={async ({ name = '' }) => {
        const types = filter.types?.slice() ?? null;
        show(await create({ name, filter: { ...filter, types } }));
      }}
      onSent={onDone}
      onCancel={onCancel}
    >
      <Field
        name="name"
        label="Nombre"
        required
        maxLength={MAX_SUBSCRIPTION_NAME}
        defaultValue={firstName(seen)}
        hint="Así se llama en tu calendario."
      />
      <FilterFields filter={filter} onChange={setFilter} />
    </Form>
  );
}
