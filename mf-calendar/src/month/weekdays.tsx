import { WEEKDAYS } from '@almanaque/shared-contracts';

/** Dom to Sáb: weeks start on Sunday (decisions, Dates). */
export const Weekdays = () => (
  <div role="row" className="weekdays">
    {WEEKDAYS.map(({ short, long }) => (
      <span key={short} role="columnheader" aria-label={long}>
        {short}
      </span>
    ))}
  </div>
);
