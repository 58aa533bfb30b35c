import { CALENDAR_VIEWS, useView, viewStore, type ViewName } from '@almanaque/shared-contracts';
import { memo, useId } from 'react';

const NAMES: Readonly<Record<ViewName, string>> = { mes: 'Mes', agenda: 'Agenda', anio: 'Año' };

/** Month, agenda or year. The choice lives in the page's view store, and so in its address. */
export const ViewSwitch = memo(function ViewSwitch() {
  const view = useView();
  const name = useId();
  return (
    <fieldset className="views">
      <legend className="unseen">Vista</legend>
      {CALENDAR_VIEWS.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            checked={option === view}
            onChange={() => viewStore().setView(option)}
          />
          {NAMES[option]}
        </label>
      ))}
    </fieldset>
  );
});
