import { EVENT_TYPES } from '@almanaque/shared-contracts';
import { token } from '../theme/tokens.ts';

/** The ground and the ink of `.tile[data-type]`, by what kind of date it stands for. */
export const tileOfType = {
  ...Object.fromEntries(
    EVENT_TYPES.map((type) => [
      `& .tile[data-type="${type}"]`,
      { background: token.eventSoft(type), color: token.eventInk(type) },
    ]),
  ),
  '& .tile[data-type="feriado"]': { background: token.holidaySoft, color: token.holidayInk },
};
