import {
  isFiltered,
  monthQuery,
  useFilter,
  useHost,
  useQuery,
  useView,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts';

/** Holidays and observances are everybody's, and the sample's people are in no office. */
const hasPlace = ({ origin }: CalendarEvent): boolean =>
  origin.kind === 'empresa' && !origin.sample;

/**
 * Whether there may be offices and teams: not in a month that shows nothing which could be somewhere.
 * So the page of an empty company asks nothing for its filters.
 */
export function useIsWorthFiltering(month: IsoDate): boolean {
  const { apiBase } = useHost();
  const view = useView();
  const filter = useFilter();
  // As the month has it: nothing is asked here.
  const { data } = useQuery({
    ...monthQuery(apiBase, month, filter),
    enabled: false,
  });
  if (isFiltered(filter) || view !== 'mes') return true;
  return data?.days.some(({ events }) => events.some(hasPlace)) ?? false;
}
