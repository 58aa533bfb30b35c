import { token } from '@almanaque/ui';

export const keptStyle = {
  '& .keeping': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    marginBottom: 12,
    '& > p': { margin: 0, color: token.inkSoft, fontSize: '0.9375rem' },
    '& > p:empty': { display: 'none' },
    '& .problem': { color: token.danger },
  },
  '& .conflict': {
    flexBasis: '100%',
    padding: 16,
    border: `1px solid ${token.danger}`,
    borderRadius: token.radius,
    '& h4': { margin: '0 0 6px', font: `600 0.9375rem/1.4 ${token.sans}` },
    '& .both': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(15em, 100%), 1fr))',
      gap: 16,
    },
  },
} as const;
