import {
  type HolidayEdit,
  type NewHoliday,
  type SectorSwitch,
  type YearHoliday,
  sectorsSchema,
  yearHolidayResponseSchema,
  yearHolidaysSchema,
} from '@almanaque/api';
import {
  fetchJson,
  inSession,
  sendJson,
  useHost,
  useQuery,
  useQueryClient,
} from '@almanaque/shared-contracts';
import { useThenRead } from '../use-then-read.ts';

export function useYearHolidays(year: number) {
  const { apiBase } = useHost();
  return useQuery({
    queryKey: ['holidays', apiBase, year],
    queryFn: ({ signal }) =>
      fetchJson(yearHolidaysSchema, `${apiBase}/api/v1/holidays?year=${year}`, { signal }),
    ...inSession('calendar'),
  });
}

export function useSectors() {
  const { apiBase } = useHost();
  return useQuery({
    queryKey: ['sectors', apiBase],
    queryFn: ({ signal }) =>
      fetchJson(sectorsSchema, `${apiBase}/api/v1/observances/sectors`, { signal }),
    select: ({ sectors }) => sectors,
    ...inSession('calendar'),
  });
}

/** Writes that leave what is listed, and the calendar behind it, as the server has them. */
export function useDateWrites() {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  const url = (id: string) => `${apiBase}/api/v1/holidays/${encodeURIComponent(id)}`;
  const readAgain = useThenRead('calendar');
  return {
    add: (holiday: NewHoliday) =>
      readAgain(sendJson(yearHolidayResponseSchema, 'POST', `${apiBase}/api/v1/holidays`, holiday)),
    change: ({ id, version }: YearHoliday, edit: Omit<HolidayEdit, 'version'>) =>
      readAgain(sendJson(yearHolidayResponseSchema, 'PATCH', url(id), { version, ...edit })),
    remove: ({ id, version }: YearHoliday) =>
      readAgain(sendJson(yearHolidayResponseSchema, 'DELETE', `${url(id)}?version=${version}`)),
    switchSector: async (wanted: SectorSwitch) => {
      const path = `${apiBase}/api/v1/observances/sectors`;
      const send = async () => {
        const answer = await sendJson(sectorsSchema, 'PATCH', path, wanted);
        // Before all is read again: of the other sectors it may tell what was so before a later switch.
        queries.setQueryData(['sectors', apiBase], answer);
      };
      await readAgain(send());
    },
  };
}
