import type { DoubledEvents } from '@almanaque/api';
import { dayAndMonth, shortDate } from '@almanaque/shared-contracts';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Which events show twice, when, and of whom. */
export const DoubledList = ({ events, total }: DoubledEvents) => (
  <ul>
    {events.map(({ id, title, date, yearly, people }) => (
      <li key={id}>
        «{title}»
        <span className="soft">
          {' '}
          · {yearly ? `${dayAndMonth(date)}, cada año` : shortDate(date)} · {list.format(people)}
        </span>
      </li>
    ))}
    {total > events.length && <li>y {total - events.length} más</li>}
  </ul>
);
