import { Dialog, PHONE, REDUCED_MOTION, TOUCH, styled, token, visuallyHidden } from '@almanaque/ui';
import { messageStyle } from '@almanaque/ui/message';
import { celebrationStyle } from '../celebration/celebration-style.ts';
import { keptStyle } from '../message/kept/kept-style.ts';
import { providersStyle } from '../providers/providers-style.ts';
import { sheetPrint } from './sheet-print.ts';

const NARROW = '@media (max-width: 719.95px)';

/** Reads like one printed sheet (look, Specifications): headings in the margin, text beside them. */
export const SheetFrame = styled(Dialog)({
  '& .MuiDialog-container': { scrollPaddingBottom: 80 },
  '& .MuiDialog-paper': {
    width: 'min(880px, calc(100% - 48px))',
    maxWidth: 'none',
    // The dialog scrolls, not its paper: so the foot stays in sight.
    overflowY: 'visible',
    margin: '32px auto',
    // As its margin: the focus that it is given scrolls it into sight, which it is from its top on.
    scrollMarginTop: 32,
    background: token.surface,
    color: token.ink,
    font: `400 1rem/1.5 ${token.sans}`,
    [PHONE]: {
      // In line, as MUI's scrolling container centres it: as a block, a line as tall as the screen
      // would follow it, and the sheet would scroll out of sight.
      display: 'inline-flex',
      flexDirection: 'column',
      width: '100%',
      minHeight: '100%',
      margin: 0,
      border: 0,
      borderRadius: 0,
    },
  },
  '& .sheet': {
    padding: '32px 40px 8px',
    '& *': { boxSizing: 'border-box' },
    [PHONE]: { flex: 1, padding: '24px 20px 8px' },
  },
  '& .hidden': visuallyHidden,
  '& .badges': {
    display: 'flex',
    gap: 6,
    margin: '0 0 12px',
    padding: 0,
    listStyle: 'none',
    '& li': {
      padding: '1px 10px',
      border: `1px solid ${token.hairline}`,
      borderRadius: 999,
      color: token.inkSoft,
      fontSize: '0.875rem',
    },
  },
  '& h2': {
    margin: 0,
    font: `500 clamp(1.625rem, 1.2rem + 2vw, 2.25rem)/1.15 ${token.serif}`,
    overflowWrap: 'anywhere',
    '& .eyebrow': {
      display: 'block',
      marginBottom: 4,
      color: token.inkSoft,
      font: `600 0.9375rem/1.4 ${token.sans}`,
    },
  },
  '& .lead': { maxWidth: '62ch', margin: '10px 0 0', fontSize: '1.0625rem' },
  '& .occasion': { margin: '8px 0 24px', color: token.inkSoft },
  '& .gone': { margin: '0 0 24px', color: token.danger, fontWeight: 600 },
  '& .cost-line': { display: 'block' },
  '& section': {
    display: 'grid',
    gridTemplateColumns: '11em minmax(0, 1fr)',
    gap: '4px 28px',
    padding: '18px 0',
    borderTop: `1px solid ${token.hairline}`,
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& h3': { margin: 0, font: `500 1.0625rem/1.4 ${token.serif}` },
  '& section p': { margin: '0 0 8px', '&:last-child': { marginBottom: 0 } },
  '& section b': { fontWeight: 600 },
  '& section ul': { margin: 0, paddingLeft: '1.1em', '& li': { marginBottom: 2 } },
  '& .lead-time, & .celebration': {
    '& strong': { display: 'block', font: `500 1.1875rem/1.35 ${token.serif}` },
    '& span': { color: token.inkSoft },
    '&.late strong': { color: token.danger },
  },
  '& .note': { color: token.inkSoft },
  '& .foot': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: 10,
    padding: '12px 40px',
    borderTop: `1px solid ${token.hairline}`,
    borderRadius: `0 0 ${token.radius} ${token.radius}`,
    background: token.surface,
    // Three in a line.
    [PHONE]: { gap: 4, padding: '12px' },
  },
  [TOUCH]: { '& button, & .links a': { minHeight: 44 } },
  [REDUCED_MOTION]: { '&, & *': { transition: 'none !important' } },
  ...celebrationStyle,
  ...messageStyle,
  ...keptStyle,
  ...providersStyle,
  ...sheetPrint,
});
