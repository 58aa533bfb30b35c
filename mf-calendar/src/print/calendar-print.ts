import { onPaper } from '@almanaque/ui';

/**
 * The calendar by itself: of the page around it nothing is printed, but for a dialog that prints itself.
 * A portal's page is the portal's to print.
 */
const alone = {
  'body:not(:has(.MuiDialog-root)):not(:has([data-almanaque-frame] &)) :not(:has(&)):not(&):not(& *)':
    {
      display: 'none !important',
    },
  '*:has(&):not([data-almanaque-frame]):not(:has([data-almanaque-frame] &))': {
    display: 'block !important',
    maxWidth: 'none !important',
    minHeight: '0 !important',
    margin: '0 !important',
    padding: '0 !important',
    background: '#fff !important',
  },
} as const;

/** The month for the wall: six weeks that fit a landscape A4 sheet. */
export const calendarPrint = {
  '@media print': {
    ...onPaper,
    display: 'block',
    printColorAdjust: 'exact',
    ...alone,
    '[data-almanaque-frame] &': { page: 'auto !important' },
    '&.shows-mes': { page: 'almanaque-mes' },
    '@page almanaque-mes': { size: 'A4 landscape', margin: '10mm' },
    '&.shows-agenda': { page: 'almanaque-agenda' },
    '@page almanaque-agenda': { size: 'A4 portrait', margin: '14mm' },
    '& .column': { containerType: 'normal' },
    '& > :not(.column), & .steps, & .tools, & .failure, & .title svg': { display: 'none' },
    '& .header': { display: 'flex', justifyContent: 'space-between', minHeight: 0 },
    '& .title, & .title-button': { fontSize: '24pt' },
    '& .imprint': { display: 'block', margin: 0, fontSize: '12pt', fontWeight: 600 },
    '& .weeks': { borderRadius: 0 },
    '& .week': { breakInside: 'avoid' },
    // As high as its number and three events.
    '& .cell': { height: '24.5mm', padding: '3px 4px' },
    '& .chips, & .more': { marginTop: 1 },
    '& .marks': { top: 12 },
    '& .cell.selected': { boxShadow: 'none' },
    '& .cell .number': { width: 26, height: 26, lineHeight: '26px' },
    '& .cell.selected:not(.today) .number': { background: 'none', color: 'inherit' },
    '& .chip': { fontSize: '7.5pt', lineHeight: '8.6pt', paddingBlock: 1 },
    // One line is cut at its beginning where the name stands at its end: the mark says what it is.
    '& .chips-3 :is(.cumpleanos, .aniversario) .chip-title': {
      direction: 'rtl',
      textAlign: 'left',
    },
    '& .more': { minHeight: 0 },
    // The month's has all of it; without one, as from the browser's own menu, the month is printed as it is.
    '&:has(.month-sheet) .column > :not(.month-sheet)': { display: 'none' },
    '&.shows-mes:has(.month-sheet)': { page: 'auto' },
    // The year's sheet has a head and a legend of its own.
    '&.shows-anio .header, &.shows-anio .legend, &.shows-anio .filter-chips': { display: 'none' },
  },
} as const;
