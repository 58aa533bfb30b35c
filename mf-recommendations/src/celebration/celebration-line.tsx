import { longDate, type CalendarEvent, type IsoDate } from '@almanaque/shared-contracts';
import { useId } from 'react';
import { choices, mayChoose } from './celebration.ts';
import { celebrationWords } from './celebration-words.ts';
import type { CelebrationRead } from './use-celebration.ts';

interface CelebrationLineProps {
  readonly event: CalendarEvent;
  readonly celebration: CelebrationRead;
  /** Undefined: the proposed one again. */
  readonly onChoose: (day: IsoDate | undefined) => void;
}

/** When it is celebrated, and the choice of another day. */
export function CelebrationLine({ event, celebration, onChoose }: CelebrationLineProps) {
  const id = useId();
  if (!mayChoose(event)) return null;
  const { day, proposed, today } = celebration;
  const days = choices(event.date, celebration, today);
  const { text, detail } = celebrationWords(event, celebration);
  return (
    <>
      <p className="celebration" role="status">
        <strong>{text}</strong> <span>{detail}</span>
      </p>
      <p className="choice">
        <label htmlFor={id}>Otro día</label>
        <select
          id={id}
          value={day}
          onChange={({ target }) => {
            const chosen = days.find((one) => one === target.value);
            onChoose(chosen === proposed ? undefined : chosen);
          }}
        >
          {days.map((one) => (
            <option key={one} value={one}>
              {longDate(one)}
              {one === proposed && ' (propuesto)'}
            </option>
          ))}
        </select>
      </p>
    </>
  );
}
