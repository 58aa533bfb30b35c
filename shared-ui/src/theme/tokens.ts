import type { EventType } from '@almanaque/shared-contracts';

/** Set to 'light' or 'dark' on the page's root, or on any element around a remote. */
export const SCHEME_ATTRIBUTE = 'data-almanaque-scheme';

const color = (name: string, otherwise?: string): string =>
  `var(--alm-palette-almanaque-${name}${otherwise === undefined ? '' : `, ${otherwise}`})`;

/**
 * The design tokens as CSS values, for use in static styles: they follow the colour scheme by CSS
 * alone, so nothing renders again when it changes.
 */
export const token = {
  paper: color('paper'),
  surface: color('surface'),
  ink: color('ink'),
  inkSoft: color('inkSoft'),
  hairline: color('hairline'),
  sun: color('sun'),
  onSun: color('onSun'),
  danger: color('danger'),
  onDanger: color('onDanger'),
  pressed: color('pressed'),
  dangerPressed: color('dangerPressed'),
  hoverStrength: color('hoverStrength'),
  idle: color('idle'),
  disabled: color('disabled'),
  disabledGround: color('disabledGround'),
  skeleton: color('skeleton'),
  focus: color('focus'),
  serif: "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif",
  sans: "'Source Sans 3 Variable', 'Source Sans Fallback', system-ui, sans-serif",
  radius: '10px',
  /** Under `prefers-reduced-motion` durations are cut to nothing where this is used. */
  motion: '180ms cubic-bezier(0.2, 0, 0, 1)',
  // In a host of an earlier release, which has no such colour, it is that of its type.
  holidayMain: color('holiday-main', color('event-festivo-main')),
  holidaySoft: color('holiday-soft', color('event-festivo-soft')),
  holidayInk: color('holiday-ink', color('event-festivo-ink')),
  eventMain: (type: EventType): string => color(`event-${type}-main`),
  eventSoft: (type: EventType): string => color(`event-${type}-soft`),
  eventInk: (type: EventType): string => color(`event-${type}-ink`),
} as const;

/** Screens from this width up show the day beside the month (look: sizes). */
export const WIDE = '@media (min-width: 1100px)';
export const PHONE = '@media (max-width: 599.95px)';
export const REDUCED_MOTION = '@media (prefers-reduced-motion: reduce)';
/** The person's system colours take the place of ours. */
export const FORCED_COLORS = '@media (forced-colors: active)';
export const TOUCH = '@media (pointer: coarse)';
/** What everyone but a screen reader skips. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;
