import { EVENT_TYPE_LABELS, EVENT_TYPES, useFilter, viewStore } from '@almanaque/shared-contracts';
import { EventTypeMark } from '@almanaque/ui';
import { memo } from 'react';
import { isShown, toggleType } from './toggle-type.ts';

/** What the colours and shapes stand for, each a switch of its type; and how days off look. */
export const Legend = memo(function Legend() {
  const filter = useFilter();
  return (
    <div className="legend">
      <ul aria-label="Tipos de evento">
        {EVENT_TYPES.map((type) => (
          <li key={type} className={type}>
            <button
              type="button"
              aria-pressed={isShown(filter, type)}
              onClick={() => viewStore().setFilter(toggleType(filter, type))}
            >
              <EventTypeMark type={type} />
              {EVENT_TYPE_LABELS[type]}
            </button>
          </li>
        ))}
      </ul>
      <ul aria-label="Días sin trabajo">
        <li>
          <span className="swatch holiday" />
          Feriado
        </li>
        <li>
          <span className="swatch non-working" />
          No laborable
        </li>
      </ul>
    </div>
  );
});
