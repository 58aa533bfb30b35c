import { token } from '@almanaque/ui';

export const legendStyles = {
  '& .legend': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '6px 28px',
    marginTop: 14,
    color: token.inkSoft,
    fontSize: '0.9375rem',
    lineHeight: 1.3,
  },
  '& .legend ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 20px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& .legend li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& .legend svg:last-of-type': { color: 'var(--main)' },
  '& .swatch': {
    width: 18,
    height: 14,
    borderRadius: 4,
    border: `1px solid ${token.hairline}`,
  },
} as const;
