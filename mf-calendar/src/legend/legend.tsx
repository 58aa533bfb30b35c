import { EVENT_TYPE_LABELS, EVENT_TYPES } from '@almanaque/shared-contracts';
import { EventTypeIcon, EventTypeMark } from '@almanaque/ui';

/** What the colours, shapes and icons stand for, and how days off look. */
export const Legend = () => (
  <div className="legend">
    <ul aria-label="Tipos de evento">
      {EVENT_TYPES.map((type) => (
        <li key={type} className={type}>
          <EventTypeMark type={type} />
          <EventTypeIcon type={type} />
          {EVENT_TYPE_LABELS[type]}
        </li>
      ))}
    </ul>
    <ul aria-label="Días sin trabajo">
      <li>
        <span className="swatch festivo holiday" />
        Feriado
      </li>
      <li>
        <span className="swatch non-working" />
        No laborable
      </li>
    </ul>
  </div>
);
