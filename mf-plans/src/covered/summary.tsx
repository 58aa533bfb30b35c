import { COVERED_WORDS, type Covered } from '@almanaque/api';
import { amountText, countText, meanText, percentText, shareOf } from './told.ts';

const COUNTS = ['dates', 'withPlan', 'done', 'respected', 'missed', 'ahead'] as const;

interface SummaryProps {
  readonly all: Covered;
}

/** The twelve months at a glance. */
export function Summary({ all }: SummaryProps) {
  const share = shareOf(all);
  const facts = [
    ...COUNTS.map((count) => [COVERED_WORDS[count], countText(all[count])] as const),
    [COVERED_WORDS.rating, meanText(all.rating)],
    [COVERED_WORDS.spent, amountText(all.spent)],
    [COVERED_WORDS.perHead, amountText(all.perHead)],
  ] as const;
  return (
    <section className="summary" aria-label="Resumen">
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
