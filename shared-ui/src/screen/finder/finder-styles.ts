import { Dialog, FORCED_COLORS, PHONE, styled, tileOfType, token } from '@almanaque/ui';

/** Near the top, where it stays while what is found grows and shrinks below it. */
export const FinderFrame = styled(Dialog)({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    width: 620,
    maxWidth: 'calc(100% - 32px)',
    maxHeight: 'calc(100% - 12vh)',
    margin: '8vh 16px 0',
    borderRadius: 16,
  },
  [PHONE]: {
    '& .MuiDialog-paper': {
      width: '100%',
      maxWidth: 'calc(100% - 16px)',
      maxHeight: 'calc(100% - 16px)',
      margin: 8,
    },
  },
});

export const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  color: token.ink,
  '& .field': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '8px 8px 8px 20px',
    borderBottom: `1px solid ${token.hairline}`,
    '& svg': { flex: 'none', color: token.inkSoft },
  },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 44,
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: `400 1.25rem/1.3 ${token.sans}`,
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '& .field:focus-within': { boxShadow: `inset 0 -2px 0 ${token.focus}` },
  '& .MuiIconButton-root': { width: 44, height: 44 },
  '& .note': { margin: 0, padding: '20px 24px', color: token.inkSoft, textWrap: 'pretty' },
  '& .note + .note': { paddingTop: 0 },
  '& .failure': { padding: 16 },
  '& .more': { paddingBlock: '8px 16px', fontSize: '0.9375rem' },
  '& ul': { margin: 0, padding: 8, overflowY: 'auto', listStyle: 'none' },
  '& ul ul': { padding: 0, overflowY: 'visible' },
  '& .source': {
    margin: '8px 12px 4px',
    color: token.inkSoft,
    font: `600 0.9375rem/1.4 ${token.sans}`,
  },
  '& ul[data-stale="true"]': { opacity: 0.6 },
});

export const Option = styled('li')({
  display: 'grid',
  gridTemplateColumns: '40px 1fr',
  gap: '2px 12px',
  padding: '10px 12px',
  borderRadius: token.radius,
  cursor: 'pointer',
  '&[aria-selected="true"]': {
    background: token.paper,
    boxShadow: `inset 0 0 0 2px ${token.focus}`,
    [FORCED_COLORS]: { outline: '2px solid Highlight', outlineOffset: -2 },
  },
  '& .tile': {
    display: 'grid',
    placeItems: 'center',
    gridRow: '1 / span 2',
    height: 40,
    borderRadius: token.radius,
    color: token.inkSoft,
  },
  ...tileOfType,
  '& .title': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& mark': {
    background: 'none',
    color: 'inherit',
    textDecoration: `underline 2px ${token.sun}`,
    textUnderlineOffset: 3,
  },
  '& .detail': { color: token.inkSoft, fontSize: '0.9375rem', textWrap: 'pretty' },
});
