import { PHONE, styled, token, TOUCH, visuallyHidden } from '@almanaque/ui';
import { TOWARDS_THE_MIDDLE } from '@almanaque/ui/screen';

/** The place of every screen of plans: its width, its titles, its links. */
export const PageFrame = styled('div')({
  display: 'grid',
  '&[hidden]': { display: 'none' },
  gap: 24,
  boxSizing: 'border-box',
  width: '100%',
  // From the brand's left edge on, which the page around it tells, and clear of its logo.
  maxWidth: 'calc(1056px + var(--almanaque-masthead, 0px))',
  padding: '24px 0 64px var(--almanaque-masthead, 0px)',
  marginLeft: TOWARDS_THE_MIDDLE,
  '[data-almanaque-frame] &': { marginLeft: 0, paddingInline: 'clamp(16px, 4vw, 32px)' },
  color: token.ink,
  font: `400 1rem/1.5 ${token.sans}`,
  // A list of many fills the window, as the month does; what is read and written in does not.
  '@media all and (min-width: 1800px)': { '&:has(> .many)': { maxWidth: 'none', marginLeft: 0 } },
  '& *': { boxSizing: 'border-box' },
  '& > *': { minWidth: 0 },
  '& h1': {
    margin: 0,
    font: `600 clamp(1.625rem, 1.2rem + 1.6vw, 2.25rem)/1.15 ${token.serif}`,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    // It is where to go on from, and nothing to press.
    '&:focus': { outline: 'none' },
  },
  '& h2': { margin: 0, font: `600 1.25rem/1.25 ${token.serif}` },
  '& a': { color: 'inherit', textUnderlineOffset: '0.2em' },
  '& a:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 2, borderRadius: 4 },
  '& .quiet': { margin: 0, color: token.inkSoft },
  '& .words': { display: 'grid', gap: 12, maxWidth: '62ch', '& p': { margin: 0 } },
  '& .hidden': visuallyHidden,
  // A mark stands at the first line of what it marks, however many there are.
  '& .marked': {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: 6,
    '& svg': { flex: 'none' },
    [TOUCH]: { '& a': { padding: '10px 0' } },
  },
  '& .numbers': { fontVariantNumeric: 'tabular-nums' },
  [PHONE]: { gap: 20, paddingBlock: '16px 48px' },
  // Without brand or window around it.
  '@media print': { '&&': { maxWidth: 'none', margin: 0, padding: 0 } },
});
