import { COVERED_WORDS } from '@almanaque/api';
import type { BarRow } from './bars.tsx';
import { amountText, COUNTS, countText, meanText } from './coverage-text.ts';

/** What is scrolled has the focus, so that the arrows scroll it. */
const scrolled = { role: 'region', tabIndex: 0 } as const;

interface CoverageTableProps {
  readonly rows: readonly BarRow[];
  /** What each row is one of. */
  readonly of: string;
}

/** All figures behind a drawing. */
export const CoverageTable = ({ rows, of }: CoverageTableProps) => (
  <details className="behind">
    <summary>Ver la tabla</summary>
    <div className="scroll" aria-label={`Tabla: ${of}`} {...scrolled}>
      <table>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {COUNTS.map((count) => (
              <th key={count} scope="col">
                {COVERED_WORDS[count]}
              </th>
            ))}
            <th scope="col">{COVERED_WORDS.rating}</th>
            <th scope="col">{COVERED_WORDS.spent}</th>
            <th scope="col">{COVERED_WORDS.perHead}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, counts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {COUNTS.map((count) => (
                <td key={count}>{countText(counts[count])}</td>
              ))}
              <td>{meanText(counts.rating)}</td>
              <td>{amountText(counts.spent)}</td>
              <td>{amountText(counts.perHead)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
