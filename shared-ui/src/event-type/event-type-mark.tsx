import type { EventIconName, EventType } from '@almanaque/shared-contracts';
import { memo } from 'react';
import { Drawing, Icon, type IconName } from '../icons/icon.tsx';
import { useDrawings } from '../signs/load-drawings.ts';
import { token } from '../theme/tokens.ts';

/** Hue, icon and shape each tell the types apart, so the legend also reads in greyscale. */
const ICONS: Readonly<Record<EventType, IconName>> = {
  festivo: 'sun',
  cumpleanos: 'cake',
  aniversario: 'medal',
  personalizado: 'briefcase',
};

/** A mark's side, in pixels and in the units of `SHAPES`. */
const SIDE = 10;

/** From wherever the pen is. */
const SHAPES: Readonly<Record<EventType, string>> = {
  festivo: 'm5 .4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2z',
  cumpleanos: 'm5 0 5 5-5 5-5-5z',
  aniversario: 'm5 .2 5 9.4h-10z',
  personalizado: 'm.6.6h8.8v8.8h-8.8z',
};

export const EventTypeIcon = ({ type, size = 16 }: { type: EventType; size?: number }) => (
  <Icon name={ICONS[type]} size={size} />
);

interface EventIconProps {
  readonly type: EventType;
  /** Its own, in the place of its type's. */
  readonly icon?: EventIconName | null | undefined;
  /** The sign of a well-known day. If it is not one of ours, or not there yet, the type's icon stands. */
  readonly sign?: string | undefined;
  readonly size?: number;
}

export function EventIcon({ type, icon, sign, size = 16 }: EventIconProps) {
  const drawings = useDrawings(sign !== undefined);
  const path = sign === undefined ? undefined : drawings?.[sign];
  if (icon || path === undefined) return <Icon name={icon ?? ICONS[type]} size={size} />;
  return <Drawing path={path} size={size} />;
}

/** For calendars of the release before, whose chips have it. */
export const ChipIcon = (event: Pick<EventIconProps, 'type' | 'icon'>) => (
  <EventIcon {...event} size={14} />
);

interface EventTypeMarkProps {
  readonly type: EventType;
  readonly size?: number;
}

// A month has many of each of the following, and from one month to the next most stay as they are.

export const EventTypeMark = memo(function EventTypeMark({
  type,
  size = SIDE,
}: EventTypeMarkProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      width={size}
      height={size}
      fill={token.eventMain(type)}
    >
      <path d={`M0 0${SHAPES[type]}`} />
    </svg>
  );
});

/** Between one mark and the next. */
const GAP = 3;
const PITCH = SIDE + GAP;

interface EventTypeMarksProps {
  readonly types: readonly EventType[];
  readonly className?: string;
}

/** The marks of several types side by side, in one drawing: one for each would be dear to paint. */
export function EventTypeMarks({ types, className }: EventTypeMarksProps) {
  const width = types.length * PITCH - GAP;
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={`0 0 ${width} ${SIDE}`}
      width={width}
      height={SIDE}
      overflow="visible"
    >
      {types.map((type, place) => (
        <path key={place} fill={token.eventMain(type)} d={`M${place * PITCH} 0${SHAPES[type]}`} />
      ))}
    </svg>
  );
}
