import type { DataTag, UnusedSkipTokenOptions } from '@tanstack/react-query';

/** A query of the server, for `useQuery` and its like: what is read under its key is a `Data`. */
export type DataQuery<Data> = UnusedSkipTokenOptions<Data, Error, Data, string[]> & {
  queryKey: DataTag<string[], Data, Error>;
};
