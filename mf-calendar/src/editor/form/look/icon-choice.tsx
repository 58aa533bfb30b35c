import { EVENT_ICONS, type EventIconName, type EventType } from '@almanaque/shared-contracts';
import { EVENT_WORDS, ICON_WORDS } from '@almanaque/shared-contracts/words';
import { EventIcon } from '@almanaque/ui';

interface IconChoiceProps {
  readonly type: EventType;
  readonly value: EventIconName | null;
  readonly onChoose: (icon: EventIconName | null) => void;
}

/** The type's own icon first, then what may stand in its place. */
export const IconChoice = ({ type, value, onChoose }: IconChoiceProps) => (
  <fieldset>
    <legend>{EVENT_WORDS.icon}</legend>
    <div className={`icons ${type}`}>
      {[null, ...EVENT_ICONS].map((icon) => (
        <label key={icon} title={icon === null ? 'El de su tipo' : ICON_WORDS[icon]}>
          <input
            type="radio"
            name="icon"
            aria-label={icon === null ? 'El de su tipo' : ICON_WORDS[icon]}
            checked={icon === value}
            onChange={() => onChoose(icon)}
          />
          <EventIcon type={type} icon={icon} size={22} />
        </label>
      ))}
    </div>
  </fieldset>
);
