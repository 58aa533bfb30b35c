import { EVENT_TYPES } from '@almanaque/shared-contracts';
import { token } from '@almanaque/ui';

/**
 * Nested selectors that give every element of class 'festivo', 'cumpleanos' … its type's colours as
 * `--main`, `--soft` and `--ink`, and one of class 'feriado' or 'holiday' those of holidays, which are not
 * those of its type; what is inside inherits them. Not the month's cells: all that is in
 * one would be styled anew with each month.
 */
export const eventTypeColors = {
  ...Object.fromEntries(
    EVENT_TYPES.map((type) => [
      `& .${type}:not(.cell)`,
      {
        '--main': token.eventMain(type),
        '--soft': token.eventSoft(type),
        '--ink': token.eventInk(type),
      },
    ]),
  ),
  '& :is(.feriado, .holiday):not(.cell)': {
    '--main': token.holidayMain,
    '--soft': token.holidaySoft,
    '--ink': token.holidayInk,
  },
};
