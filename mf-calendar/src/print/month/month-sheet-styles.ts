import { onPaper, styled, token } from '@almanaque/ui';
import { eventTypeColors } from '../../event-type-colors.ts';

const MARGIN = '8mm';

/** One sheet of `size`, its height given so that it is never two; the names take as many as they need. */
const sheet = (name: string, size: string, height: string, unit: string) => ({
  page: name,
  '--unit': unit,
  '& > section:first-of-type': { height: `calc(${height} - 2 * ${MARGIN})` },
  [`@page ${name}`]: { size: `${size} landscape`, margin: MARGIN },
});

export const MonthPaper = styled('div')({
  display: 'none',
  ...eventTypeColors,
  '@media print': {
    ...onPaper,
    display: 'block',
    color: token.ink,
    font: `400 1em/1.24 ${token.sans}`,
    printColorAdjust: 'exact',
    '&.a4': sheet('almanaque-hoja-a4', 'A4', '210mm', '1mm'),
    '&.a3': sheet('almanaque-hoja-a3', 'A3', '297mm', '1.41mm'),
    '& h2, & h3, & h4, & p': { margin: 0 },
    '& > section:first-of-type': {
      boxSizing: 'border-box',
      display: 'grid',
      gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
      overflow: 'hidden',
    },
    '& header': {
      display: 'flex',
      alignItems: 'flex-end',
      gap: 'calc(6 * var(--unit))',
      height: 'calc(25 * var(--unit))',
      paddingBottom: 'calc(2.5 * var(--unit))',
    },
    '& h2': {
      flex: 1,
      font: `500 calc(15 * var(--unit))/1 ${token.serif}`,
      letterSpacing: '-0.02em',
      '& span': { color: token.inkSoft, fontSize: '0.55em', fontVariantNumeric: 'lining-nums' },
    },
    '& header strong': { fontSize: 'calc(4.6 * var(--unit))', lineHeight: 1.2 },
    '& header img': {
      height: '100%',
      aspectRatio: '3',
      borderRadius: 'calc(1.6 * var(--unit))',
      objectFit: 'cover',
    },
    '& .weekday-names': {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      background: token.ink,
      color: '#fff',
      fontSize: 'calc(3 * var(--unit))',
      fontWeight: 600,
      textTransform: 'capitalize',
      '& span': { padding: 'calc(0.9 * var(--unit)) calc(1.6 * var(--unit))' },
    },
    // Each week is as high as it must be, and all share what is left.
    '& .sheet-weeks': {
      display: 'grid',
      gridAutoRows: 'minmax(min-content, auto)',
      alignContent: 'stretch',
      minHeight: 0,
      border: `0.75pt solid ${token.ink}`,
      borderTop: 0,
    },
    '& .sheet-week': { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
    '& .day': {
      minWidth: 0,
      padding: 'calc(0.7 * var(--unit)) calc(1.4 * var(--unit))',
      overflowWrap: 'anywhere',
      borderBottom: `0.5pt solid ${token.inkSoft}`,
    },
    '& .sheet-week:last-of-type .day': { borderBottom: 0 },
    '& .day + .day': { borderLeft: `0.35pt solid ${token.hairline}` },
    '& .day.weekend': { background: '#f4f4f1' },
    '& .day.none': { background: 'none' },
    '& .day.holiday': { background: 'var(--soft)' },
    '& .top': {
      display: 'flex',
      alignItems: 'baseline',
      gap: '0.5em',
      fontWeight: 600,
      lineHeight: 1.15,
      '& b': {
        flex: 'none',
        font: `600 max(1.5em, calc(4.2 * var(--unit)))/1.1 ${token.sans}`,
        fontVariantNumeric: 'tabular-nums lining-nums',
      },
    },
    '& .holiday .top': { color: 'var(--ink)' },
    // Words are not read through a hatch.
    '& .non-working > *': { background: token.paper },
    '& .day svg, & .names svg': { width: '0.7em', height: '0.7em', marginRight: '0.1em' },
    // What a line has no room for goes on beside its mark, not below it.
    '& p:has(> svg)': { paddingLeft: '1em', textIndent: '-1em' },
    '& .day p > svg, & .names p > svg': { marginRight: '0.3em' },
    '& .run-on span + span': { marginLeft: '0.25em' },
    '& .how-many': { fontWeight: 600 },
    '& footer': {
      display: 'flex',
      alignItems: 'center',
      gap: 'calc(4 * var(--unit))',
      paddingTop: 'calc(2 * var(--unit))',
      fontSize: 'calc(2.7 * var(--unit))',
      '& span': { display: 'flex', alignItems: 'center', gap: '0.4em' },
      '& i': { width: '1.6em', height: '1em', border: `0.5pt solid ${token.inkSoft}` },
      '& i.holiday': { background: 'var(--soft)' },
    },
    '& .filters': { fontWeight: 600 },
    '& .name': { marginLeft: 'auto', fontFamily: token.serif, fontWeight: 600 },
    '& .names': {
      breakBefore: 'page',
      columnCount: 5,
      columnGap: '6mm',
      fontSize: 'calc(2.6 * var(--unit))',
      '& h3': { columnSpan: 'all', font: `500 2.4em/1.4 ${token.serif}` },
      '& h4': { breakAfter: 'avoid', marginTop: '0.7em', fontSize: '1em' },
    },
  },
});
