import { onPaper, styled, token } from '@almanaque/ui';
import { eventTypeColors } from '../event-type-colors.ts';

const MARGIN = '8mm';

/** One sheet of `size`, its height given so that it is never two. */
const sheet = (name: string, size: string, height: string, font: string) => ({
  page: name,
  height: `calc(${height} - 2 * ${MARGIN})`,
  fontSize: font,
  [`@page ${name}`]: { size: `${size} landscape`, margin: MARGIN },
});

export const PlannerSheet = styled('div')({
  display: 'none',
  ...eventTypeColors,
  '@media print': {
    ...onPaper,
    boxSizing: 'border-box',
    // What is wider than the sheet by part of a pixel loses its last line.
    paddingRight: 1,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridAutoRows: 'auto',
    gap: '0.8em',
    overflow: 'hidden',
    color: token.ink,
    font: `400 1em/1.12 ${token.sans}`,
    printColorAdjust: 'exact',
    '&.a4': sheet('almanaque-anio-a4', 'A4', '210mm', '5.4pt'),
    '&.a3': sheet('almanaque-anio-a3', 'A3', '297mm', '6.1pt'),
    '& header': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' },
    '& header strong': {
      font: `500 4.6em/1 ${token.serif}`,
      fontVariantNumeric: 'lining-nums',
      letterSpacing: '-0.015em',
    },
    '& header span': { fontSize: '2em', fontWeight: 600 },
    '& .columns': {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      minHeight: 0,
      border: `0.75pt solid ${token.ink}`,
    },
    '& .column-of-days': {
      display: 'grid',
      gridTemplateRows: 'auto repeat(31, minmax(0, 1fr))',
      minWidth: 0,
      minHeight: 0,
    },
    '& .with-plates .column-of-days': {
      gridTemplateRows: 'auto auto repeat(31, minmax(0, 1fr))',
    },
    '& .column-of-days img': {
      gridRow: 1,
      display: 'block',
      width: '100%',
      aspectRatio: '3',
      objectFit: 'cover',
    },
    '& .with-plates .month-name': { gridRow: 2 },
    '& .column-of-days + .column-of-days': { borderLeft: `0.75pt solid ${token.ink}` },
    '& .month-name': {
      padding: '0.25em 0.4em',
      background: token.ink,
      color: token.paper,
      fontSize: '1.5em',
      fontWeight: 600,
    },
    '& .planner-day': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '1.1em 1.6em auto minmax(0, 1fr)',
      alignItems: 'center',
      minHeight: 0,
      padding: '0 0.3em 0 1.4mm',
      borderTop: `0.35pt solid ${token.hairline}`,
      overflow: 'hidden',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '&.weekend': { background: '#efefec' },
      '&.holiday': { background: 'var(--soft)', boxShadow: 'inset 1mm 0 0 var(--main)' },
    },
    '& .letter': { color: token.inkSoft },
    '& .planner-day b': { fontSize: '1.25em' },
    '& .holiday b, & .holiday .letter': { color: 'var(--ink)' },
    // Down its month's column, from its first day to its last.
    '& .runs': { display: 'flex', alignSelf: 'stretch' },
    '& .run': { width: '0.55em', marginRight: '0.35em', background: 'var(--main)' },
    '& .run.begins': { marginTop: '0.25em', borderRadius: '0.3em 0.3em 0 0' },
    '& .run.ends': { marginBottom: '0.25em', borderRadius: '0 0 0.3em 0.3em' },
    '& .run.begins.ends': { borderRadius: '0.3em' },
    // As high as accented capitals: lower, the accent of a line that is cut away shows below the last one.
    '& .titles': { lineHeight: 1.18 },
    '& .titles > span': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      // A second line goes on beside the mark, not below it.
      paddingLeft: '1em',
      textIndent: '-1em',
      overflow: 'hidden',
    },
    ...Object.fromEntries(
      [2, 3].map((rows) => [`& .titles > .rows-${rows}`, { WebkitLineClamp: rows }]),
    ),
    '& .titles > .rows-1': { display: 'block', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
    '& .titles > .holiday': {
      padding: 0,
      color: 'var(--ink)',
      fontWeight: 600,
      letterSpacing: '-0.01em',
      textIndent: 0,
    },
    // Words are not read through a hatch.
    '& .non-working > span, & .non-working > b': { background: token.paper },
    '& .titles svg': {
      width: '0.8em',
      height: '0.8em',
      marginRight: '0.2em',
      verticalAlign: '-0.02em',
    },
    '& .planner-day .rest': {
      position: 'absolute',
      right: '0.2em',
      bottom: 0,
      fontWeight: 700,
    },
    '& .in-full': { margin: 0, fontSize: '1.25em' },
    '& .in-full span + span': { marginLeft: '1em' },
    '& footer': { display: 'flex', alignItems: 'center', gap: '1.6em', fontSize: '1.35em' },
    '& footer span': { display: 'flex', alignItems: 'center', gap: '0.4em' },
    '& footer i': { width: '1.6em', height: '1em', border: `0.5pt solid ${token.inkSoft}` },
    '& footer i.holiday': { background: 'var(--soft)', boxShadow: 'inset 1mm 0 0 var(--main)' },
    '& .filters': { fontWeight: 600 },
    '& .name': { marginLeft: 'auto', fontFamily: token.serif, fontWeight: 600 },
  },
});
