import {
  fetchJson,
  followed,
  runtimeConfigSchema,
  useHost,
  useQuery,
} from '@almanaque/shared-contracts';

/** Whether nothing of the company's own is in the calendar: looked at again whenever the calendar changes. */
export function useIsEmpty(): boolean {
  const host = useHost();
  const { data } = useQuery({
    queryKey: ['is-empty', host.apiBase],
    queryFn: ({ signal }) =>
      fetchJson(runtimeConfigSchema, `${host.apiBase}/api/v1/runtime-config`, { signal }),
    enabled: host.isEmpty === true,
    // What the page began with; a page that began with something in it asks for nothing.
    initialData: host,
    staleTime: Infinity,
    ...followed('calendar'),
  });
  return data.isEmpty === true;
}
