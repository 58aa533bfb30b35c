import type { EventType } from '@almanaque/shared-contracts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { token } from '../theme/tokens.ts';

/** Hue, icon and shape each tell the types apart, so the legend also reads in greyscale. */
const ICONS: Readonly<Record<EventType, IconName>> = {
  festivo: 'sun',
  cumpleanos: 'cake',
  aniversario: 'medal',
  personalizado: 'briefcase',
};

const SHAPES: Readonly<Record<EventType, string>> = {
  festivo: 'M6 .5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z',
  cumpleanos: 'M6 0 12 6 6 12 0 6z',
  aniversario: 'M6 .3 12 11.5H0z',
  personalizado: 'M.7.7h10.6v10.6H.7z',
};

export const EventTypeIcon = ({ type, size = 16 }: { type: EventType; size?: number }) => (
  <Icon name={ICONS[type]} size={size} />
);

export const EventTypeMark = ({ type, size = 10 }: { type: EventType; size?: number }) => (
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
