import { COVERED_WORDS, type Covered } from '@almanaque/api';
import { useId } from 'react';
import { countText } from './coverage-text.ts';

/** What becomes of a date, in the order in which a bar has them. */
const FATES = ['done', 'respected', 'missed', 'ahead'] as const satisfies (keyof Covered)[];
type Fate = (typeof FATES)[number];

/** Beyond these a drawing shows nothing that its table does not. */
const MOST = 12;

export interface BarRow {
  readonly name: string;
  readonly counts: Covered;
}

const byDates = (a: BarRow, b: BarRow): number => b.counts.dates - a.counts.dates;

interface PatternsProps {
  readonly id: string;
}

/** Told apart by their drawing, in ink alone: in colour, in greyscale and on paper. */
const Patterns = ({ id }: PatternsProps) => (
  <svg className="patterns" width="0" height="0" aria-hidden="true" focusable="false">
    <defs>
      <pattern id={`${id}-respected`} width="6" height="6" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1.4" fill="currentColor" />
      </pattern>
      <pattern
        id={`${id}-missed`}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V5" stroke="currentColor" strokeWidth="2.4" />
      </pattern>
    </defs>
  </svg>
);

const fillOf = (fate: Fate, id: string): string => {
  if (fate === 'done') return 'currentColor';
  return fate === 'ahead' ? 'none' : `url(#${id}-${fate})`;
};

interface Piece {
  readonly fate: Fate;
  /** In hundredths of the longest bar. */
  readonly x: number;
  readonly width: number;
}

/** One after another, those of which there are none left out. */
const piecesOf = (counts: Covered, of: number): readonly Piece[] =>
  FATES.map((fate, place): Piece => {
    const before = FATES.slice(0, place).reduce((sum, one) => sum + counts[one], 0);
    return { fate, x: (before / of) * 100, width: (counts[fate] / of) * 100 };
  }).filter(({ width }) => width > 0);

const Bar = ({ counts, of, id }: { counts: Covered; of: number; id: string }) => (
  <svg className="drawn" aria-hidden="true" focusable="false">
    {piecesOf(counts, of).map(({ fate, x, width }) => (
      <rect
        key={fate}
        x={`${x}%`}
        width={`${width}%`}
        height="100%"
        fill={fillOf(fate, id)}
        stroke="currentColor"
      />
    ))}
  </svg>
);

/** What a bar's pieces stand for, once for all the bars of a page. */
export function BarsLegend() {
  const id = useId();
  return (
    <p className="legend">
      <Patterns id={id} />
      {FATES.map((fate) => (
        <span key={fate}>
          <svg width="22" height="12" aria-hidden="true" focusable="false">
            <rect width="100%" height="100%" fill={fillOf(fate, id)} stroke="currentColor" />
          </svg>
          {COVERED_WORDS[fate]}
        </span>
      ))}
    </p>
  );
}

interface BarsProps {
  readonly rows: readonly BarRow[];
  readonly label: string;
}

/** What became of each one's dates, each bar as long as it has dates. */
export function Bars({ rows, label }: BarsProps) {
  const id = useId();
  const shown = rows.length > MOST ? rows.toSorted(byDates).slice(0, MOST) : rows;
  const of = Math.max(1, ...shown.map(({ counts }) => counts.dates));
  return (
    <figure className="bars">
      <Patterns id={id} />
      <ul aria-label={label}>
        {shown.map(({ name, counts }) => (
          <li key={name}>
            <span className="of">{name}</span>
            <Bar counts={counts} of={of} id={id} />
            <span className="numbers quiet">
              {countText(counts.done)} de {countText(counts.dates)}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <p className="quiet">Las {MOST} filas con más fechas; las demás están en la tabla.</p>
      )}
    </figure>
  );
}
