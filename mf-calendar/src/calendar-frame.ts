import { css, PHONE, styled, token, visuallyHidden } from '@almanaque/ui';
import { SHEET_HEIGHT } from './day-card/card-styles.ts';
import { eventTypeColors } from './event-type-colors.ts';
import { forcedColors } from './forced-colors.ts';
import { legendStyles } from './legend/legend-styles.ts';
import { chipStyles } from './month/chip-styles.ts';
import { gridStyles } from './month/grid-styles.ts';
import { headerStyles } from './header/header-styles.ts';
import { MIDDLE, NARROW, SLIM, VAST, WIDE } from './part-width.ts';
import { calendarPrint } from './print/calendar-print.ts';

const besideMonth = {
  position: 'sticky',
  top: 12,
  height: 'min(100%, 100dvh - 24px)',
  overscrollBehavior: 'contain',
  '&:not(.crowded)': { overflowY: 'auto' },
} as const;

/** What is said of the whole month pushes none of its weeks below the window. */
const overMonth = {
  position: 'absolute',
  zIndex: 1,
  margin: '5rem 1rem',
  background: token.surface,
} as const;

// Put together once; `styled` does so at every change of what it is given as it is.
const look = css(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: 24,
    color: token.ink,
    font: `400 1rem/1.4 ${token.sans}`,
    '& .unseen': visuallyHidden,
    '& .failure': { marginBottom: 8 },
    '& .main': { gridArea: 'main', containerType: 'inline-size', minWidth: 0 },
    '& .heading': { gridArea: 'heading' },
    '& .aside': { gridArea: 'aside', minWidth: 0 },
    '& .below': { gridArea: 'below', minWidth: 0 },
    [WIDE]: {
      gridTemplate:
        '"heading aside" auto "main aside" auto "below aside" 1fr / minmax(0, 1fr) 360px',
      '& .aside': { position: 'sticky', top: 0, alignSelf: 'start', paddingTop: 12 },
      '& .main > :has(+ .month)': overMonth,
    },
    [VAST]: { gridTemplateColumns: 'minmax(0, 1fr) 440px' },
    [NARROW]: {
      gridTemplateAreas: '"heading" "main" "below" "aside"',
      '&.with-day': { gridTemplateAreas: '"heading" "main" "aside" "below"' },
      // How tall the day is, is known once it is there: until then nothing is shown to move.
      '&:has(> .aside > [aria-busy="true"]) .below': { visibility: 'hidden' },
    },
    // The month gives the day a part of its place: none of its days is covered, and none of its weeks moves.
    [MIDDLE]: {
      '& .main > :has(+ .month)': overMonth,
      '&.with-day': {
        gridTemplate:
          '"heading heading" auto "main aside" auto "below below" auto / minmax(0, 1fr) clamp(280px, 50%, 360px)',
        columnGap: 16,
        '& .aside': { contain: 'size', minHeight: '34rem' },
        '& .aside > [role="region"]:not(.sheet)': besideMonth,
        // Where it is not at the foot of a phone's window.
        '@media (min-width: 600px)': { '& .aside > .sheet': besideMonth },
      },
    },
    [SLIM]: { '&.with-day .aside': { marginTop: 8 } },
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
  calendarPrint,
  forcedColors,
);

/** The month with its day: side by side, or one under the other in a narrow column. */
export const CalendarFrame = styled('div')(look);
