import { PHONE, token } from '@almanaque/ui';
import { SLIM } from '../part-width.ts';

/** Where an event would go: the day under it while it is dragged, the day in focus while it is carried. */
const target = { boxShadow: `inset 0 0 0 3px ${token.sun}` } as const;

export const moveStyles = {
  '& .chip[draggable=true]': { cursor: 'grab' },
  '& .chip[data-dragged]': { opacity: 0.4 },
  '& .cell[data-over], &.carrying .cell:focus': target,
  '& .steps [data-over]': { background: token.hairline },
  '&.carrying .aside': { opacity: 0.5 },
  '@media (hover: hover)': { '&.carrying .cell:hover': target },
  [PHONE]: { '&.carrying .sheet': { display: 'none' } },
  [SLIM]: { '&.carrying .aside': { display: 'none' } },
} as const;
