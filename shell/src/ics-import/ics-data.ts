import {
  type IcsImport,
  icsImportSchema,
  icsImportsSchema,
  icsPreviewSchema,
  icsUndoneSchema,
} from '@almanaque/api';
import {
  changed,
  fetchJson,
  privately,
  sendJson,
  useHost,
  useQuery,
  useQueryClient,
} from '@almanaque/shared-contracts';

const urlOf = (apiBase: string) => `${apiBase}/api/v1/events/imports`;

/** What the file is, the server tells by its bytes: the browser's guess is not sent. */
const upload = (file: File): RequestInit => ({
  method: 'POST',
  body: new Blob([file], { type: 'application/octet-stream' }),
});

/** The last import, while it stands. */
export function useLastImport(): IcsImport | null {
  const { apiBase } = useHost();
  const { data } = useQuery({
    queryKey: ['event-imports', apiBase],
    queryFn: ({ signal }) => fetchJson(icsImportsSchema, urlOf(apiBase), { signal }),
    select: ({ imports }) => imports.find(({ undone }) => !undone) ?? null,
    staleTime: 0,
    // Not kept for the next time: until it came, the import before would be offered.
    gcTime: 0,
    ...privately(),
  });
  return data ?? null;
}

/** The steps of an import; after those that write, the calendar is read again. */
export function useIcsSteps() {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  const written = () => void changed(queries, apiBase, 'calendar', 'messages');
  return {
    preview: (file: File) => fetchJson(icsPreviewSchema, `${urlOf(apiBase)}/preview`, upload(file)),
    apply: async (file: File) => {
      const fileName = new URLSearchParams({ fileName: file.name.slice(0, 200) }).toString();
      const made = await fetchJson(icsImportSchema, `${urlOf(apiBase)}?${fileName}`, upload(file));
      written();
      return made;
    },
    undo: async ({ id }: IcsImport) => {
      const undone = await sendJson(icsUndoneSchema, 'POST', `${urlOf(apiBase)}/${id}/undo`);
      written();
      return undone;
    },
  };
}
