import { PHONE, styled, token } from '@almanaque/ui';
import { SLIM } from '../part-width.ts';

/** Where an event would go: the day under it while it is dragged, the day in focus while it is carried. */
const target = { boxShadow: `inset 0 0 0 3px ${token.sun}` } as const;

/** The calendar in which it stands. */
const month = '.shows-mes:has(> &)';

/** How a month looks in which events can be moved. Nothing is seen of it itself: it comes with their code. */
export const MoveLook = styled('i')({
  display: 'none',
  [`${month} .chip[draggable=true]`]: { cursor: 'grab' },
  [`${month} .chip[data-dragged]`]: { opacity: 0.4 },
  [`${month} .cell[data-over], ${month}.carrying .cell:focus`]: target,
  [`${month} .steps [data-over]`]: { background: token.hairline },
  [`${month}.carrying .aside`]: { opacity: 0.5 },
  '@media (hover: hover)': { [`${month}.carrying .cell:hover`]: target },
  [PHONE]: { [`${month}.carrying .sheet`]: { display: 'none' } },
  [SLIM]: { [`${month}.carrying .aside`]: { display: 'none' } },
});
