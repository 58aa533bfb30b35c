import type { CalendarEvent, IsoDate } from '@almanaque/shared-contracts';
import { celebrationWords } from './celebration-words.ts';
import { useCelebration } from './use-celebration.ts';

interface CelebratedOnProps {
  readonly event: CalendarEvent;
  /** Business days the activity needs; null: not known. */
  readonly leadDays: number | null;
  /** The day a person chose for it. */
  readonly chosen: IsoDate | undefined;
}

/** An entry of a list of terms: on which day the activity is, where that is not the date itself. */
export function CelebratedOn({ event, leadDays, chosen }: CelebratedOnProps) {
  const celebration = useCelebration(event, leadDays, chosen);
  if (celebration === null || celebration.day === event.date) return null;
  return (
    <>
      <dt>Cuándo</dt>
      <dd>{celebrationWords(event, celebration).text}</dd>
    </>
  );
}
