import { token, TOUCH } from '@almanaque/ui';

/** The line that says that nothing passes the filter, in the month and in the day. */
export const nothingPassesStyles = {
  '& .nothing-passes': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    marginBottom: 8,
    padding: '10px 16px',
    border: `1px dashed ${token.inkSoft}`,
    borderRadius: token.radius,
    color: token.inkSoft,
    fontSize: '0.9375rem',
    '& p': { flex: '1 1 12em', margin: 0 },
    [TOUCH]: { '& button': { minHeight: 44 } },
    '@media print': { display: 'none' },
  },
  // That line has the button.
  '& .nothing-passes ~ .filter-chips > button': { display: 'none' },
} as const;
