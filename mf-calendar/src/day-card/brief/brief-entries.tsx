import {
  useHost,
  type CalendarDay,
  type CalendarFilter,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { Button, FailureNotice, Skeleton } from '@almanaque/ui';
import { useIsOrganiser } from '../../editor/organiser.ts';
import { useStableKeys } from '../use-stable-keys.ts';
import { Brief } from './brief-styles.ts';
import { EntryRow } from './entry-row.tsx';
import { GroupIdeas } from './group-ideas.tsx';
import { sectionsOf, type Section } from './sections.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useWholeDay } from './use-whole-day.ts';

interface RowsProps {
  readonly section: Section;
  readonly date: IsoDate;
  readonly isOrganiser: boolean;
  readonly onLeave?: (() => void) | undefined;
}

function Rows({ section: { events }, date, ...rest }: RowsProps) {
  const keyOf = useStableKeys(date, events);
  return (
    <ul>
      {events.map((event, place) => (
        <EntryRow key={keyOf(event, place)} event={event} {...rest} />
      ))}
    </ul>
  );
}

interface BriefEntriesProps {
  readonly day: CalendarDay;
  readonly filter: CalendarFilter;
  /** Something was chosen that leads away from the day. */
  readonly onLeave?: (() => void) | undefined;
}

/** All that falls on a crowded day, by kind and a row each. */
export function BriefEntries({ day, filter, onLeave }: BriefEntriesProps) {
  const { apiBase } = useHost();
  const { date } = day;
  const { events, rest } = useWholeDay(apiBase, day, filter);
  const { holder, onAsked } = useFocusOnArrival(date, events);
  const isOrganiser = useIsOrganiser();
  return (
    <Brief ref={holder}>
      {sectionsOf(events, day.events, day.unseen).map((section) => (
        <section key={section.kind} aria-label={`${section.title}: ${section.count}`}>
          <div className="heading">
            <h4>
              {section.title}
              {section.count > 1 && <span className="how-many"> {section.count}</span>}
            </h4>
            {section.count > 1 &&
              (section.kind === 'cumpleanos' || section.kind === 'aniversario') && (
                <GroupIdeas key={date} {...{ section, date, filter, onLeave }} />
              )}
          </div>
          <Rows {...{ section, date, isOrganiser, onLeave }} />
        </section>
      ))}
      {rest.status === 'loading' && <Skeleton height={64} aria-busy="true" />}
      {rest.status === 'more' && (
        <Button
          className="more-events"
          variant="outlined"
          onClick={() => {
            onAsked();
            rest.load();
          }}
        >
          Ver más
        </Button>
      )}
      {rest.status === 'failed' && (
        <FailureNotice
          key={date}
          message="No pudimos traer los demás eventos de este día."
          onRetry={rest.retry}
        />
      )}
    </Brief>
  );
}
