import { NARROW, SLIM, SQUEEZED } from '../part-width.ts';
import { token } from '@almanaque/ui';

/** Marks say what there is. */
const noLines = { '& .chips, & .more': { display: 'none' } } as const;

/** Lines of one row each: heights in rem and em, so that neither large letters nor wide lines overlap. */
export const chipStyles = {
  '& .chips': { display: 'block', clear: 'both' },
  '& .chip + .chip': { marginTop: '0.125rem' },
  '& .chip': {
    display: 'flex',
    alignItems: 'center',
    gap: 5,
    minWidth: 0,
    height: '1.25rem',
    color: token.ink,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
  },
  // By `clip`: of all that hides what overflows, and may be scrolled by a script, the browser keeps account.
  '& .chip-title': {
    flex: '0 1 auto',
    minWidth: 0,
    overflow: ['hidden', 'clip'],
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .chip.tall': { alignItems: 'baseline', height: 'auto' },
  '& .tall .chip-title': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    whiteSpace: 'normal',
  },
  '& .time, & .years': {
    color: token.inkSoft,
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
  },
  '& .years': { marginLeft: -2 },
  '& .others': { marginLeft: -5, whiteSpace: 'pre' },
  // In the shapes of the legend.
  '& .chip.mark::before': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 8,
    borderRadius: 2,
    background: 'var(--main)',
  },
  '& .chip.festivo::before': { borderRadius: '50%' },
  '& .chip.cumpleanos::before': { transform: 'rotate(45deg)' },
  '& .chip.aniversario::before': { borderRadius: 0, clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' },
  '& .chip.no-laborable': { color: token.inkSoft },
  '& .chip.no-laborable::before': {
    background: 'none',
    boxShadow: `inset 0 0 0 1.5px ${token.inkSoft}`,
  },
  '& .face': {
    flex: 'none',
    width: '1.125rem',
    height: '1.125rem',
    boxSizing: 'border-box',
    border: '1px solid var(--main)',
    borderRadius: '50%',
    background: 'var(--soft)',
    color: 'var(--ink)',
    font: `600 0.5625rem/1rem ${token.sans}`,
    textAlign: 'center',
    objectFit: 'cover',
  },
  // One on the other, as far as the initials of both are read.
  '& .face + .face': { marginLeft: -7, boxShadow: `0 0 0 1.5px ${token.surface}` },
  '& .chip.bar': {
    position: 'relative',
    marginInline: -9,
    background: 'var(--soft)',
    color: 'var(--ink)',
    fontWeight: 600,
  },
  '& .bar.begins': { marginLeft: 0, borderRadius: '4px 0 0 4px' },
  '& .bar.ends': { marginRight: 0, borderRadius: '0 4px 4px 0' },
  '& .bar.begins.ends': { borderRadius: 4 },
  '& .bar .chip-title': {
    position: 'absolute',
    zIndex: 1,
    left: 9,
    pointerEvents: 'none',
  },
  '& .bar.begins .chip-title': { left: 6 },
  '& .bar .told': { visibility: 'hidden' },
  '& .outside .chip': {
    '--main': token.inkSoft,
    '--ink': token.inkSoft,
    '--soft': `color-mix(in srgb, ${token.hairline} 45%, ${token.surface})`,
    color: token.inkSoft,
  },
  '& .more': {
    display: 'block',
    minHeight: '1.5rem',
    margin: '0 -6px',
    padding: '0 6px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: token.inkSoft,
    font: `600 0.8125rem/1.5 ${token.sans}`,
    cursor: 'pointer',
    '&:hover': { color: token.ink, textDecoration: 'underline' },
  },
  [NARROW]: {
    // How wide a letter is, in rem: see `useRoom`.
    '& .weeks': { '--letter': '0.33' },
    '& .chip': { gap: 3, fontSize: '0.75rem' },
    '& .others': { marginLeft: -3 },
    '& .face + .face': { marginLeft: -5 },
  },
  [SQUEEZED]: noLines,
  [SLIM]: noLines,
} as const;
