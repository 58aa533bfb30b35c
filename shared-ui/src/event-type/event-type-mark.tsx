import type { EventIconName, EventType } from '@almanaque/shared-contracts';
import { memo } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { LINES } from '../icons/lines.ts';
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

/**
 * The icons that chips have, in their own fourteen pixels. The browser keeps a transform for each drawing
 * in units other than its pixels, and a clip for each that may not reach beyond its edge, and goes through
 * all of them whenever something on the page is added: a month's hundred do without.
 */
const CHIP_ICONS: Readonly<Record<EventType, string>> = {
  festivo:
    'M7 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM7 1.6V3M7 11v1.4M1.6 7H3M11 7h1.4M3.2 3.2l1 1M9.8 9.8l1 1M10.8 3.2l-1 1M4.2 9.8l-1 1',
  cumpleanos:
    'M2.6 11.7h8.8V7.3a1.2 1.2 0 0 0-1.2-1.2H3.8a1.2 1.2 0 0 0-1.2 1.2zM2.6 8.8c.7.7 1.5.7 2.2 0 .7.7 1.5.7 2.2 0 .7.7 1.5.7 2.2 0 .7.7 1.5.7 2.2 0M7 6.1V4.4M7 3.3c-.8-.6 0-1.5 0-1.5s.8.9 0 1.5z',
  aniversario:
    'M7 5.8a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8zM5.3 6.3 3.5 2.3h2.3L7 5l1.2-2.7h2.3L8.8 6.3M7 8.5v.5',
  personalizado: 'M2.3 5h9.4v6.1H2.3zM5.3 5V3.2h3.4V5M2.3 7.6h3.8M7.9 7.6h3.8M6.1 6.9h1.8v1.5H6.1z',
};

export const EventTypeIcon = ({ type, size = 16 }: { type: EventType; size?: number }) => (
  <Icon name={ICONS[type]} size={size} />
);

interface EventIconProps {
  readonly type: EventType;
  /** Its own, in the place of its type's. */
  readonly icon?: EventIconName | null | undefined;
  /** Of a day that people know. One that is not ours, or not there yet, leaves the type's icon. */
  readonly sign?: string | undefined;
  readonly size?: number;
}

export function EventIcon({ type, icon, sign, size = 16 }: EventIconProps) {
  const drawings = useDrawings(sign !== undefined);
  const path = sign === undefined ? undefined : drawings?.[sign];
  if (icon || path === undefined) return <Icon name={icon ?? ICONS[type]} size={size} />;
  return (
    <svg
      {...LINES}
      focusable="false"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={1.6}
    >
      <path d={path} />
    </svg>
  );
}

// A month has a hundred of each of the following, and from one month to the next most stay as they are.

export const ChipIcon = memo(function ChipIcon({
  type,
  icon,
}: Pick<EventIconProps, 'type' | 'icon'>) {
  if (icon) return <Icon name={icon} size={14} />;
  return (
    <svg {...LINES} width={14} height={14} overflow="visible" strokeWidth={0.95}>
      <path d={CHIP_ICONS[type]} />
    </svg>
  );
});

interface EventTypeMarkProps {
  readonly type: EventType;
  readonly size?: number;
}

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
