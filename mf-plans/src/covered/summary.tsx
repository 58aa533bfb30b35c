import { COVERED_WORDS, type Covered } from '@almanaque/api';
import { amountText, COUNTS, countText, meanText, percentText, shareOf } from './coverage-text.ts';

interface SummaryProps {
  readonly all: Covered;
  /** 'De diciembre de 2025 a noviembre de 2026' */
  readonly period: string;
}

/** The twelve months at a glance. */
export function Summary({ all, period }: SummaryProps) {
  const share = shareOf(all);
  const facts = [
    ...COUNTS.map((count) => [COVERED_WORDS[count], countText(all[count])] as const),
    [COVERED_WORDS.rating, meanText(all.rating)],
    [COVERED_WORDS.spent, amountText(all.spent)],
    [COVERED_WORDS.perHead, amountText(all.perHead)],
  ] as const;
  return (
    <section className="summary" aria-label="Resumen">
      <p className="period">{period}</p>
      {share !== null && (
        <p className="share">
          Se celebró el <b>{percentText(share)}</b> de las fechas que pasaron.
        </p>
      )}
      <dl>
        {facts.map(([term, told]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{told}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
