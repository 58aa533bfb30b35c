import type { CelebrationRead } from '../celebration/use-celebration.ts';
import { leadTimeText } from './lead-time-text.ts';
import { leadTime, type Option } from './lead-time.ts';

interface LeadTimeLineProps {
  readonly celebration: CelebrationRead;
  readonly leadDays: number | null;
  /** The recommendations shown, from no budget to high. */
  readonly options: readonly Option[];
}

/** By when to start; where the holidays cannot be read, it says that it did not count them. */
export function LeadTimeLine({ celebration, leadDays, options }: LeadTimeLineProps) {
  const time = leadTime({ ...celebration, leadDays, options });
  const said = leadTimeText(time);
  return (
    said !== null && (
      <p className={`lead-time ${time.kind}`}>
        <strong>{said.text}</strong>{' '}
        <span>
          {said.detail}
          {celebration.withoutDaysOff &&
            ' No se pudieron leer los feriados: la cuenta no los saltea.'}
        </span>
      </p>
    )
  );
}
