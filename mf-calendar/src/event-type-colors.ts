import { EVENT_TYPES } from '@almanaque/shared-contracts';
import { token } from '@almanaque/ui';

/**
 * Nested selectors that give every element of class 'festivo', 'cumpleanos' … its type's colours as
 * `--main`, `--soft` and `--ink`; what is inside inherits them.
 */
export const eventTypeColors = Object.fromEntries(
  EVENT_TYPES.map((type) => [
    `& .${type}`,
    {
      '--main': token.eventMain(type),
      '--soft': token.eventSoft(type),
      '--ink': token.eventInk(type),
    },
  ]),
);
