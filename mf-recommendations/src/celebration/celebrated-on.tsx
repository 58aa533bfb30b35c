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

/** Of a list of terms, the day of an activity that is not the date's own. */
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
