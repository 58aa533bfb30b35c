import { useHost, useQuery, useToday, type IsoDate } from '@almanaque/shared-contracts';
import { Skeleton } from '@almanaque/ui';
import { holidaysIn, preparationQuery } from './holidays-query.ts';
import { leadTimeText } from './lead-time-text.ts';
import { leadTime, type Option } from './lead-time.ts';

interface LeadTimeLineProps {
  readonly event: IsoDate;
  readonly leadDays: number | null;
  /** The recommendations shown, from no budget to high. */
  readonly options: readonly Option[];
}

/** By when to start; where the holidays cannot be read, it says that it did not count them. */
export function LeadTimeLine({ event, leadDays, options }: LeadTimeLineProps) {
  const { apiBase, timeZone } = useHost();
  const today = useToday(timeZone);
  const ahead = leadDays !== null && today <= event;
  const calendar = useQuery({ ...preparationQuery(apiBase, event), enabled: ahead });
  if (ahead && calendar.isPending) return <Skeleton width="60%" height={24} />;

  const holidays = calendar.data ? holidaysIn(calendar.data) : new Set<IsoDate>();
  const time = leadTime({ event, today, leadDays, options, holidays });
  const said = leadTimeText(time);
  return (
    said !== null && (
      <p className={`lead-time ${time.kind}`}>
        <strong>{said.text}</strong>{' '}
        <span>
          {said.detail}
          {calendar.isError && ' No se pudieron leer los feriados: la cuenta no los saltea.'}
        </span>
      </p>
    )
  );
}
