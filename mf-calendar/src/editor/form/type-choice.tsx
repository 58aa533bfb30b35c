import { EVENT_TYPE_LABELS, EVENT_TYPES, type EventType } from '@almanaque/shared-contracts';
import { EVENT_WORDS } from '@almanaque/shared-contracts/words';
import { EventTypeIcon } from '@almanaque/ui';

interface TypeChoiceProps {
  readonly value: EventType;
  readonly onChoose: (type: EventType) => void;
}

/** The four types, as the legend names and draws them; the company's own first. */
const OFFERED = [...EVENT_TYPES].sort(
  (a, b) => Number(b === 'personalizado') - Number(a === 'personalizado'),
);

export const TypeChoice = ({ value, onChoose }: TypeChoiceProps) => (
  <fieldset>
    <legend>{EVENT_WORDS.type}</legend>
    <div className="types">
      {OFFERED.map((type) => (
        <label key={type} className={`type ${type}`}>
          <input
            type="radio"
            name="type"
            value={type}
            checked={type === value}
            onChange={() => onChoose(type)}
          />
          <EventTypeIcon type={type} size={18} />
          {EVENT_TYPE_LABELS[type]}
        </label>
      ))}
    </div>
  </fieldset>
);
