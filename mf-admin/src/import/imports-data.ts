import {
  type MadeImport,
  madeImportSchema,
  madeImportsSchema,
  undoneImportSchema,
} from '@almanaque/api';
import {
  changed,
  fetchJson,
  inSession,
  sendJson,
  type Topic,
  useHost,
  useQuery,
  useQueryClient,
} from '@almanaque/shared-contracts';

/** What the file is, the server tells by its bytes: the browser's guess is not sent. */
export const upload = (content: Blob): RequestInit => ({
  method: 'POST',
  body: new Blob([content], { type: 'application/octet-stream' }),
});

/** The last import of those at `path`, while it stands. */
export function useLastImport(path: string) {
  const { apiBase } = useHost();
  const url = `${apiBase}${path}`;
  return useQuery({
    queryKey: ['file-imports', url],
    queryFn: ({ signal }) => fetchJson(madeImportsSchema, url, { signal }),
    select: ({ imports }) => imports.find(({ undone }) => !undone) ?? null,
    staleTime: 0,
    // Not kept for the next time: until it came, the import before would be offered.
    gcTime: 0,
    ...inSession(),
  });
}

/** The two steps that write, of the imports at `path`; after each, what shows `topics` is read again. */
export function useImports(path: string, ...topics: readonly Topic[]) {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  const url = `${apiBase}${path}`;
  const written = () => void changed(queries, apiBase, ...topics);
  return {
    url,
    apply: async (address: string, content: Blob) => {
      const made = await fetchJson(madeImportSchema, address, upload(content));
      written();
      return made;
    },
    undo: async ({ id }: MadeImport) => {
      const undone = await sendJson(undoneImportSchema, 'POST', `${url}/${id}/undo`);
      written();
      return undone;
    },
  };
}
