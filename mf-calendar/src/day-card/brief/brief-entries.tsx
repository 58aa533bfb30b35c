import { useHost, type CalendarDay, type CalendarFilter } from '@almanaque/shared-contracts';
import { Button, FailureNotice, Skeleton } from '@almanaque/ui';
import { useIsOrganiser } from '../../editor/organiser.ts';
import { Brief } from './brief-styles.ts';
import { EntryRow } from './entry-row.tsx';
import { GroupIdeas } from './group-ideas.tsx';
import { sectionsOf } from './sections.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useWholeDay } from './use-whole-day.ts';

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
                <GroupIdeas {...{ section, date, filter, onLeave }} />
              )}
          </div>
          <ul>
            {section.events.map((event) => (
              <EntryRow key={event.id} {...{ event, isOrganiser, onLeave }} />
            ))}
          </ul>
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
