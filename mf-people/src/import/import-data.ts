import {
  type ImportApply,
  type ImportMapping,
  type PeopleImport,
  type RowStatus,
  importMissingPageSchema,
  importRowsPageSchema,
  peopleImportSchema,
  peopleImportsSchema,
} from '@almanaque/api';
import {
  changed,
  fetchFile,
  fetchJson,
  noContentSchema,
  inSession,
  keepPreviousData,
  sendJson,
  useHost,
  useQuery,
  useQueryClient,
} from '@almanaque/shared-contracts';
import { nameToSend, type RowsSource } from '@almanaque/ui/screen';
import { useEffect } from 'react';

/** How often a step under way is asked how far it is. */
const POLL_MS = 400;

const importsUrl = (apiBase: string) => `${apiBase}/api/v1/people/imports`;

/** The imports there were, the newest first. */
export function useImports() {
  const { apiBase } = useHost();
  return useQuery({
    queryKey: ['imports', apiBase],
    queryFn: ({ signal }) => fetchJson(peopleImportsSchema, importsUrl(apiBase), { signal }),
    select: ({ imports }) => imports,
    ...inSession('people'),
    staleTime: 0,
  });
}

/** An import, followed while the server works on it; what it wrote is then read again. */
export function useImport(id: string) {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: ['import', apiBase, id],
    queryFn: ({ signal }) =>
      fetchJson(peopleImportSchema, `${importsUrl(apiBase)}/${id}`, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'working' ? POLL_MS : false),
    staleTime: 0,
    // An event that the file doubles stays if something is planned for it.
    ...inSession('plans'),
  });
  const state = query.data?.state;
  useEffect(() => {
    if (state !== 'applied' && state !== 'undone') return;
    void changed(queries, apiBase, 'people', 'calendar', 'own:roster', 'own:installation');
  }, [state, queries, apiBase]);
  return query;
}

/** A page of the rows in one state, or of all of them. */
export function useImportRows(id: string, status: RowStatus | null, after: number) {
  const { apiBase } = useHost();
  const query = new URLSearchParams({ after: String(after), ...(status && { status }) });
  return useQuery({
    queryKey: ['import-rows', apiBase, id, status, after],
    queryFn: ({ signal }) =>
      fetchJson(importRowsPageSchema, `${importsUrl(apiBase)}/${id}/rows?${query.toString()}`, {
        signal,
      }),
    // Until the next page is here: whoever turned this one stays at the button.
    placeholderData: keepPreviousData,
    ...inSession(),
  });
}

/** The first of the people at work whom the file does not name. */
export function useMissing(id: string) {
  const { apiBase } = useHost();
  return useQuery({
    queryKey: ['import-rows', apiBase, id, 'missing'],
    queryFn: ({ signal }) =>
      fetchJson(importMissingPageSchema, `${importsUrl(apiBase)}/${id}/missing`, { signal }),
    ...inSession(),
  });
}

export function useImportSteps() {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  const keep = (now: PeopleImport) => {
    queries.setQueryData(['import', apiBase, now.id], now);
    queries.removeQueries({ queryKey: ['import-rows', apiBase, now.id] });
    return now;
  };
  const step = async (method: 'POST' | 'PATCH', path: string, body?: unknown) =>
    keep(await sendJson(peopleImportSchema, method, `${importsUrl(apiBase)}/${path}`, body));
  return {
    /** What the file is, the server tells by its bytes: the browser's guess is not sent. */
    upload: async ({ name, content }: RowsSource, sheet?: string) => {
      const fileName = nameToSend(name);
      const query = new URLSearchParams(sheet === undefined ? { fileName } : { fileName, sheet });
      return keep(
        await fetchJson(peopleImportSchema, `${importsUrl(apiBase)}?${query.toString()}`, {
          method: 'POST',
          body: new Blob([content], { type: 'application/octet-stream' }),
        }),
      );
    },
    map: (id: string, mapping: ImportMapping) => step('PATCH', id, mapping),
    apply: (id: string, wanted: ImportApply) => step('POST', `${id}/apply`, wanted),
    undo: (id: string) => step('POST', `${id}/undo`),
    /** What is wrong in it, as a sheet to be mended. */
    wrongSheet: (id: string) => fetchFile(`${importsUrl(apiBase)}/${id}/wrong`),
    /** Forgets what was read of a file that was not applied. */
    discard: async (id: string) => {
      await sendJson(noContentSchema, 'DELETE', `${importsUrl(apiBase)}/${id}`);
      await changed(queries, apiBase, 'people');
    },
  };
}
