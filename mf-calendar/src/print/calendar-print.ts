import { onPaper } from '@almanaque/ui';

/**
 * The calendar by itself: of the page around it nothing is printed, but for a dialog that prints itself.
 * A portal's page is the portal's to print, and while another page is before the month, so is that.
 */
const alone = {
  'body:not(:has(.MuiDialog-root)):not(:has([data-almanaque-frame] &)):not(:has([hidden] &)) :not(:has(&)):not(&):not(& *)':
    {
      display: 'none !important',
    },
  '*:has(&):not([data-almanaque-frame], [hidden]):not(:has(:is([data-almanaque-frame], [hidden]) &))':
    {
      display: 'block !important',
      maxWidth: 'none !important',
      minHeight: '0 !important',
      margin: '0 !important',
      padding: '0 !important',
      background: '#fff !important',
    },
} as const;

/** The month for the wall: its weeks fill a landscape A4 sheet. */
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
    '& .heading, & .main': { containerType: 'normal' },
    '& > .aside, & .steps, & .tools, & .failure, & .title svg': { display: 'none' },
    // No masthead is there to leave room for.
    '& .header': {
      display: 'flex',
      justifyContent: 'space-between',
      minHeight: 0,
      paddingLeft: 0,
    },
    '& .title': { fontSize: '24pt' },
    '& .imprint': { display: 'block', margin: 0, fontSize: '12pt', fontWeight: 600 },
    '& .weeks': { height: '147mm', minHeight: 0, borderRadius: 0 },
    '& .cell.selected, & .cell.selected .number': { boxShadow: 'none' },
    '& .cell .number': { width: 24, height: 24, lineHeight: '24px' },
    '& .holiday-name': { minHeight: 24, fontSize: '7.5pt' },
    // See `ON_PAPER`.
    '& .chip': { height: 14, fontSize: '7.5pt', lineHeight: '14px' },
    '& .face': { width: 13, height: 13, fontSize: '4.5pt', lineHeight: '13px' },
    '& .more': { minHeight: 0, fontSize: '7.5pt' },
    // The month's has all of it; without one, as from the browser's own menu, the month is printed as it is.
    '&:has(.month-sheet) > :not(.main), &:has(.month-sheet) .main > :not(.month-sheet)': {
      display: 'none',
    },
    '&.shows-mes:has(.month-sheet)': { page: 'auto' },
    // The year's sheet has a head and a legend of its own.
    '&.shows-anio > :not(.main)': { display: 'none' },
  },
} as const;
