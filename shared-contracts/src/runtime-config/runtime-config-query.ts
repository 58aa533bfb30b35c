import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '../api/fetch-json.ts';
import { runtimeConfigSchema } from './runtime-config.ts';

/** The installation behind `apiBase`, asked for once a page. */
export const runtimeConfigQuery = (apiBase: string) =>
  queryOptions({
    queryKey: ['runtime-config', apiBase],
    queryFn: ({ signal }) =>
      fetchJson(runtimeConfigSchema, `${apiBase}/api/v1/runtime-config`, { signal }),
    staleTime: Infinity,
  });
