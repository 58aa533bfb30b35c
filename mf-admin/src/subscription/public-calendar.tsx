import { askToSignIn, useFilter, useHost } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { FormFrame } from '@almanaque/ui/form';
import { useState } from 'react';
import { FilterFields, filterProblem } from '../filter/filter-fields.tsx';
import { Address } from './address.tsx';
import { Instructions } from './instructions.tsx';
import { PUBLIC_TYPES, publicAddress, publicFilter } from './public-address.ts';

/** The calendar anybody may follow, without a session: no person's date is in it. */
export function PublicCalendar() {
  const { apiBase } = useHost();
  const seen = useFilter();
  const [filter, setFilter] = useState(() => publicFilter(seen));
  const address = publicAddress(apiBase, location.href, filter);
  return (
    <>
      <p className="soft">
        Feriados, efemérides y eventos de la empresa en tu propio calendario, siempre al día. Esta
        dirección es pública y no trae fechas de personas.
      </p>
      <FormFrame as="div">
        <FilterFields filter={filter} onChange={setFilter} types={PUBLIC_TYPES} />
      </FormFrame>
      {filterProblem(filter) === null && (
        <>
          <Address key={address} address={address} />
          <Instructions address={address} />
        </>
      )}
      <div className="acts">
        <Button variant="outlined" onClick={() => void askToSignIn()}>
          Ingresar para sumar cumpleaños y aniversarios
        </Button>
      </div>
    </>
  );
}
