import { PHONE, styled, token, visuallyHidden, WIDE } from '@almanaque/ui';
import { SHEET_HEIGHT } from './day-card/card-styles.ts';
import { eventTypeColors } from './event-type-colors.ts';
import { legendStyles } from './legend/legend-styles.ts';
import { chipStyles } from './month/chip-styles.ts';
import { gridStyles } from './month/grid-styles.ts';
import { headerStyles } from './month/header-styles.ts';
import { printStyles } from './print-styles.ts';

/** The month with its day: side by side on wide screens, one under the other elsewhere. */
export const CalendarFrame = styled('div')(
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
      gap: 32,
      '& .aside': { position: 'sticky', top: 24, alignSelf: 'start' },
    },
    // What the sheet covers at the end of the page can be scrolled clear of it.
    [PHONE]: {
      gap: 16,
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
  printStyles,
);
