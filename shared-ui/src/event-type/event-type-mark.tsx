import type { EventIconName, EventType } from '@almanaque/shared-contracts';
import { memo } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { token } from '../theme/tokens.ts';

/** Hue, icon and shape each tell the types apart, so the legend also reads in greyscale. */
const ICONS: Readonly<Record<EventType, IconName>> = {
  festivo: 'sun',
  cumpleanos: 'cake',
  aniversario: 'medal',
  personalizado: 'briefcase',
};

/** Twelve units wide and high, from wherever the pen is. */
const SHAPES: Readonly<Record<EventType, string>> = {
  festivo: 'm6 .5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z',
  cumpleanos: 'm6 0 6 6-6 6-6-6z',
  aniversario: 'm6 .3 6 11.2h-12z',
  personalizado: 'm.7.7h10.6v10.6h-10.6z',
};

export const EventTypeIcon = ({ type, size = 16 }: { type: EventType; size?: number }) => (
  <Icon name={ICONS[type]} size={size} />
);

interface EventIconProps {
  readonly type: EventType;
  /** Its own, in the place of its type's. */
  readonly icon?: EventIconName | null | undefined;
  readonly size?: number;
}

// A month has a hundred of each, and from one month to the next most stay as they are.

export const EventIcon = memo(function EventIcon({ type, icon, size = 16 }: EventIconProps) {
  return <Icon name={icon ?? ICONS[type]} size={size} />;
});

interface EventTypeMarkProps {
  readonly type: EventType;
  readonly size?: number;
}

export const EventTypeMark = memo(function EventTypeMark({ type, size = 10 }: EventTypeMarkProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 12"
      width={size}
      height={size}
      fill={token.eventMain(type)}
    >
      <path d={SHAPES[type]} />
    </svg>
  );
});

/** Between one mark and the next, in their units: three pixels. */
const GAP = 3.6;
const PITCH = 12 + GAP;

/** The marks of several types side by side, in one drawing: one for each would be dear to paint. */
export const EventTypeMarks = ({ types }: { types: readonly EventType[] }) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${types.length * PITCH - GAP} 12`}
    width={types.length * 13 - 3}
    height={10}
  >
    {types.map((type, place) => (
      <path key={place} fill={token.eventMain(type)} d={`M${place * PITCH} 0${SHAPES[type]}`} />
    ))}
  </svg>
);
