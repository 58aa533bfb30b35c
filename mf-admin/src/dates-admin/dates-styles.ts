import { PHONE, styled, token } from '@almanaque/ui';
import { rowSelect, tabs, tickLook } from '@almanaque/ui/form';

const pill = { padding: '1px 8px', borderRadius: 999, fontWeight: 600 } as const;

export const Area = styled('div')({
  display: 'grid',
  gap: 16,
  '& h2, & h3, & p': { margin: 0 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& .note': { color: token.inkSoft, fontSize: '0.9375rem' },
  ...tabs,

  '& summary': { minHeight: 44, padding: '10px 0', boxSizing: 'border-box', cursor: 'pointer' },
  '& .list': { display: 'grid', gap: 12, outline: 'none' },
  '& .bar, & .year': { display: 'flex', alignItems: 'center', gap: 12 },
  '& .bar': { flexWrap: 'wrap', justifyContent: 'space-between' },
  '& .bar .MuiButton-root': { minHeight: 44 },
  '& .year .MuiButton-root': { minWidth: 44, padding: 0 },
  '& .year h2': { font: `600 1.5rem/1 ${token.serif}`, fontVariantNumeric: 'tabular-nums' },

  '& .holiday': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '8px 16px',
    alignItems: 'center',
    padding: '12px 0',
    borderTop: `1px solid ${token.hairline}`,
  },
  '& .about': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .date': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& h3': { font: `600 1.125rem/1.3 ${token.serif}` },
  '& .removed :is(.date, h3)': { textDecoration: 'line-through', color: token.inkSoft },
  '& .kind, & .norm': { color: token.inkSoft, fontSize: '0.9375rem' },
  '& .badge': { ...pill, border: `1px solid ${token.inkSoft}`, fontSize: '0.8125rem' },
  '& .badge.provisional': { borderStyle: 'dashed' },
  '& .badge.own, & .badge.gone': {
    borderColor: token.ink,
    background: token.ink,
    color: token.paper,
  },
  '& .decide': { display: 'grid', gap: 4, justifyItems: 'end' },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'end' },
  '& .acts .MuiButton-root': { minHeight: 44 },
  ...rowSelect,

  '& .sectors': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 24,
  },
  '& .sector': {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    padding: '6px 0 10px',
    borderTop: `1px solid ${token.hairline}`,
  },
  '& .sector input': { ...tickLook, margin: 12 },
  '& .sector label': { paddingBlock: 10, fontWeight: 600, lineHeight: '24px', cursor: 'pointer' },
  '& .sector p': { gridColumn: 2, color: token.inkSoft, fontSize: '0.875rem' },
  [PHONE]: {
    '& .holiday, & .sectors': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .decide': { justifyItems: 'start' },
    '& .acts': { justifyContent: 'start', marginLeft: -10 },
  },
});
