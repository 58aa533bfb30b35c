import { token, TOUCH } from '@almanaque/ui';
import { SLIM, TIGHT } from '../part-width.ts';

/** Width of the calendar from which its header is one line, 816 px unless letters are enlarged. */
const ONE_LINE = '@container (min-width: 51rem)';
/** From which it need not be close. */
const ROOMY = '@container (min-width: 62rem)';
/**
 * Where a month's name and the steps do not fit beside each other: on the narrowest phones, with large
 * letters; and on narrow tablets, with letters twice as large, where the masthead takes a part of the line.
 */
const STACKED = '@container (max-width: 10rem) or (550px < width < 21rem)';

/**
 * What the steps and a host's masthead leave of the header, in letters of the longest title,
 * 'Septiembre de 2025': on one line in any letters, or clearly not, so that late ones do not move what is
 * below.
 */
const titleUpTo = (most: string, steps: string) =>
  `clamp(1rem, (100cqi - ${steps} - var(--almanaque-masthead, 0px)) / 9.8, ${most})`;

export const headerStyles = {
  '& .heading': { containerType: 'inline-size', minWidth: 0 },
  '& .header': {
    display: 'grid',
    gridTemplate: '"title steps" minmax(4rem, auto) "tools tools" auto / minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 8,
    // What a host's own masthead takes of its first row: Almanaque's logo stands across both.
    paddingLeft: 'var(--almanaque-masthead, 0px)',
  },
  '& .title': {
    gridArea: 'title',
    minWidth: 0,
    margin: 0,
    font: `500 ${titleUpTo('2rem', '220px')}/1.1 ${token.serif}`,
    fontVariantNumeric: 'lining-nums',
    letterSpacing: '-0.015em',
    textWrap: 'balance',
  },
  '& .title-button': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    margin: '0 -8px',
    padding: '0 8px',
    border: 0,
    borderRadius: token.radius,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '& svg': { flex: 'none', color: token.inkSoft },
    '&:hover svg': { color: token.ink },
    '&:focus-visible': { outline: `2px solid ${token.focus}` },
  },
  '& .imprint': { display: 'none' },
  '& .steps': { gridArea: 'steps', display: 'flex', alignItems: 'center', gap: 4 },
  '& .tools': {
    gridArea: 'tools',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    // In a row of their own, which is below the masthead.
    marginLeft: 'calc(-1 * var(--almanaque-masthead, 0px))',
    '& .MuiButton-root': { paddingInline: 12, color: token.inkSoft },
  },
  '& .views': {
    display: 'flex',
    margin: 0,
    padding: 2,
    border: `1px solid ${token.hairline}`,
    borderRadius: 999,
    '& label': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      minHeight: 34,
      padding: '0 14px',
      borderRadius: 999,
      color: token.inkSoft,
      fontSize: '0.9375rem',
      fontWeight: 600,
      cursor: 'pointer',
      '&:hover': { color: token.ink },
      '&:has(:checked)': { background: token.ink, color: token.paper },
      '&:has(:focus-visible)': { outline: `2px solid ${token.focus}`, outlineOffset: 1 },
    },
    // Over its whole label, so that a finger that explores the screen finds it.
    '& input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'pointer',
    },
  },
  [ONE_LINE]: {
    '& .header': { gridTemplate: '"title steps tools" minmax(4rem, auto) / auto 1fr auto' },
    '& .title': { fontSize: '1.5rem' },
    '& .tools': { marginLeft: 0, columnGap: 4 },
    '& .steps': { gap: 0 },
    '& .views label': { paddingInline: 10 },
    '& .header .MuiButton-root': { paddingInline: 10 },
  },
  [ROOMY]: {
    '& .title': { fontSize: '2rem' },
    '& .views label': { paddingInline: 14 },
    '& .header': { columnGap: 16 },
    '& .tools': { columnGap: 8 },
    '& .steps': { gap: 4 },
  },
  [TOUCH]: {
    '& .header button': { minWidth: 44, minHeight: 44 },
    '& .views label': { minHeight: 44 },
  },
  [SLIM]: {
    '& .header': { columnGap: 4, marginBottom: 8, gridTemplateRows: 'minmax(48px, auto) auto' },
    '& .title': { fontSize: titleUpTo('1.5rem', '160px') },
    '& .title-button': { gap: 4 },
    '& .steps, & .tools': { columnGap: 0 },
    // Letters of twice the size need room between them and the round ends.
    '& .steps .MuiButton-root': { minWidth: 44, paddingInline: 'max(1.25px, 0.5em - 6px)' },
    // All the tools are in one row of a screen of 320 px, with a number of filters too.
    '& .views label': { padding: '0 clamp(8px, 9cqi - 18.5px, 14px)' },
  },
  [STACKED]: { '& .header': { gridTemplate: '"title" 3rem "steps" auto "tools" auto / 100%' } },
  // The number takes the place of the icon.
  [TIGHT]: { '& .start:has(~ span)': { display: 'none' } },
} as const;
