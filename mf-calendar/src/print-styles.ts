/** The month alone, for the wall: six weeks that fit a landscape A4 sheet. */
export const printStyles = {
  '@media print': {
    display: 'block',
    printColorAdjust: 'exact',
    '& .aside, & .steps, & .failure, & .title svg': { display: 'none' },
    '& .week': { breakInside: 'avoid' },
    '& .cell': { height: '25mm', padding: 4, gap: 1 },
    '& .cell .number': { width: 28, height: 28 },
    '& .chips-2 .chip-title': { WebkitLineClamp: 1 },
    '& .more': { minHeight: 0, marginTop: 0 },
  },
} as const;
