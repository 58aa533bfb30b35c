import { css, PHONE, styled, token, visuallyHidden } from '@almanaque/ui';
import { SHEET_HEIGHT } from './day-card/card-styles.ts';
import { eventTypeColors } from './event-type-colors.ts';
import { nothingPassesStyles } from './filters/filter-styles.ts';
import { forcedColors } from './forced-colors.ts';
import { legendStyles } from './legend/legend-styles.ts';
import { chipStyles } from './month/chip-styles.ts';
import { gridStyles } from './month/grid-styles.ts';
import { headerStyles } from './header/header-styles.ts';
import { moveStyles } from './move/move-styles.ts';
import { SLIM, VAST, WIDE } from './part-width.ts';
import { calendarPrint } from './print/calendar-print.ts';

// Put together once; `styled` does so at every change of what it is given as it is.
const look = css(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 24,
    color: token.ink,
    font: `400 1rem/1.4 ${token.sans}`,
    '& .unseen': visuallyHidden,
    '& .failure': { marginBottom: 8 },
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      '& .aside': { position: 'sticky', top: 0, alignSelf: 'start', paddingTop: 12 },
    },
    [VAST]: { gridTemplateColumns: 'minmax(0, 1fr) 440px' },
    [SLIM]: { gap: 16 },
    // What the sheet covers at the end of the page can be scrolled clear of it.
    [PHONE]: {
      '&.under-sheet': {
        paddingBottom: SHEET_HEIGHT,
        '& .cell': { scrollMarginBottom: SHEET_HEIGHT },
      },
    },
  },
  eventTypeColors,
  headerStyles,
  gridStyles,
  chipStyles,
  legendStyles,
  nothingPassesStyles,
  moveStyles,
  calendarPrint,
  forcedColors,
);

/** The month with its day: side by side on wide screens, one under the other elsewhere. */
export const CalendarFrame = styled('div')(look);
