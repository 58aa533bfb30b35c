import { queryOptions } from '@tanstack/react-query';
import type { DataQuery } from '../http/data-query.ts';
import { fetchJson } from '../http/fetch-json.ts';
import { publicly } from '../live/followed.ts';
import { runtimeConfigSchema, type RuntimeConfig } from './runtime-config.ts';

/** The installation behind `apiBase`, asked for once a page. */
export const runtimeConfigQuery = (apiBase: string): DataQuery<RuntimeConfig> =>
  queryOptions({
    queryKey: ['runtime-config', apiBase],
    queryFn: ({ signal }) =>
      fetchJson(runtimeConfigSchema, `${apiBase}/api/v1/runtime-config`, { signal }),
    staleTime: Infinity,
    ...publicly('own:installation'),
  });
