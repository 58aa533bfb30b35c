import { EVENT_ICONS, type EventIconName, type EventType } from '@almanaque/shared-contracts';
import { EventIcon } from '@almanaque/ui';
import { ICON_LABELS } from './icon-labels.ts';

interface IconChoiceProps {
  readonly type: EventType;
  readonly value: EventIconName | null;
  readonly onChoose: (icon: EventIconName | null) => void;
}

/** The type's own icon first, then what may stand in its place. */
export const IconChoice = ({ type, value, onChoose }: IconChoiceProps) => (
  <fieldset>
    <legend>Ícono</legend>
    <div className={`icons ${type}`}>
      {[null, ...EVENT_ICONS].map((icon) => (
        <label key={icon} title={icon === null ? 'El de su tipo' : ICON_LABELS[icon]}>
          <input
            type="radio"
            name="icon"
            aria-label={icon === null ? 'El de su tipo' : ICON_LABELS[icon]}
            checked={icon === value}
            onChange={() => onChoose(icon)}
          />
          <EventIcon type={type} icon={icon} size={22} />
        </label>
      ))}
    </div>
  </fieldset>
);
