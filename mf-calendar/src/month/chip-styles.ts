import { NARROW, SLIM } from '../part-width.ts';
import { token } from '@almanaque/ui';

export const chipStyles = {
  '& .chips': { display: 'block', marginTop: 3 },
  '& .chip + .chip': { marginTop: 2 },
  '& .chip': {
    display: 'flex',
    gap: 4,
    minWidth: 0,
    padding: '2px 6px 2px 4px',
    borderRadius: 6,
    background: 'var(--soft)',
    color: 'var(--ink)',
    fontSize: '0.8125rem',
    lineHeight: '15px',
  },
  '& .chip svg': { flex: 'none' },
  // Three lines in all, however many events share them. One line is cut, and not clamped: it shows more
  // of the title, and of a crowded month's it is laid out sooner.
  // By `clip`: of all that hides what overflows, and may be scrolled by a script, the browser keeps account.
  '& .chip-title': {
    flex: 1,
    minWidth: 0,
    overflow: ['hidden', 'clip'],
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& :is(.chips-1, .chips-2) .chip-title': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& .chips-1 .chip-title': { WebkitLineClamp: 3 },
  '& .chip.feriado': { background: 'none', fontWeight: 600 },
  '& .chip.no-laborable': {
    background: token.surface,
    color: token.inkSoft,
    boxShadow: `inset 0 0 0 1px ${token.hairline}`,
  },
  '& .outside .chip': { background: 'none', color: token.inkSoft, fontWeight: 400 },
  '& .more': {
    display: 'block',
    minHeight: 24,
    padding: '0 6px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: token.inkSoft,
    font: `600 0.8125rem/1 ${token.sans}`,
    cursor: 'pointer',
    '&:hover': { color: token.ink, textDecoration: 'underline' },
  },
  [NARROW]: { '& .chip': { gap: 3, paddingInline: 3, fontSize: '0.75rem' } },
  [SLIM]: { '& .chips, & .more': { display: 'none' } },
} as const;
