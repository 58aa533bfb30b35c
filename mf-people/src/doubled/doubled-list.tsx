import type { DoubledEvent, DoubledEvents } from '@almanaque/api';
import { dayAndMonth, shortDate } from '@almanaque/shared-contracts';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** One of them: what it is called, when it is, and whose date it tells. */
export const DoubledWords = ({ event }: { readonly event: DoubledEvent }) => (
  <>
    «{event.title}»
    <span className="soft">
      {' '}
      · {event.yearly ? `${dayAndMonth(event.date)}, cada año` : shortDate(event.date)} ·{' '}
      {list.format(event.people)}
    </span>
  </>
);

/** Which events show twice, when, and of whom. */
export const DoubledList = ({ events, total }: DoubledEvents) => (
  <ul>
    {events.map((event) => (
      <li key={event.id}>
        <DoubledWords event={event} />
      </li>
    ))}
    {total > events.length && <li>y {total - events.length} más</li>}
  </ul>
);
