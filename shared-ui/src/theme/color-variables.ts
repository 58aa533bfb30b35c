import type { SchemeColors } from './palette.ts';

const PREFIX = '--alm-palette-almanaque-';

const named = (colors: object, prefix: string): [name: string, color: string][] =>
  Object.entries(colors).map(([name, color]) => [prefix + name, String(color)]);

/** A scheme's colours as the custom properties that the tokens name. */
export const colorVariables = ({
  event,
  holiday,
  ...plain
}: SchemeColors): Record<string, string> =>
  Object.fromEntries([
    ...named(plain, PREFIX),
    ...named(holiday, `${PREFIX}holiday-`),
    ...Object.entries(event).flatMap(([type, colors]) => named(colors, `${PREFIX}event-${type}-`)),
  ]);
