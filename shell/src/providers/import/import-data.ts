import {
  type ProviderImport,
  type ProviderPreview,
  providerImportSchema,
  providerImportsSchema,
  providerPreviewSchema,
  providersUndoneSchema,
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
import type { RowsSource } from '../../import/choose-rows.tsx';

const urlOf = (apiBase: string) => `${apiBase}/api/v1/providers/import`;

/** What the file is, the server tells by its bytes: the browser's guess is not sent. */
const upload = ({ content }: RowsSource): RequestInit => ({
  method: 'POST',
  body: new Blob([content], { type: 'application/octet-stream' }),
});

/** The last import, while it stands. */
export function useLastImport(): ProviderImport | null {
  const { apiBase } = useHost();
  const { data } = useQuery({
    queryKey: ['provider-imports', apiBase],
    queryFn: ({ signal }) => fetchJson(providerImportsSchema, urlOf(apiBase), { signal }),
    select: ({ imports }) => imports.find(({ undone }) => !undone) ?? null,
    staleTime: 0,
    // Not kept for the next time: until it came, the import before would be offered.
    gcTime: 0,
    ...privately(),
  });
  return data ?? null;
}

/** The steps of an import; after those that write, all that shows providers is read again. */
export function useImportSteps() {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  const url = urlOf(apiBase);
  const written = () => void changed(queries, apiBase, 'providers');
  return {
    preview: (source: RowsSource) =>
      fetchJson(providerPreviewSchema, `${url}/preview`, upload(source)),
    apply: async (source: RowsSource, { fingerprint }: ProviderPreview) => {
      const query = new URLSearchParams({ fileName: source.name.slice(0, 200), fingerprint });
      const made = await fetchJson(
        providerImportSchema,
        `${url}/apply?${query.toString()}`,
        upload(source),
      );
      written();
      return made;
    },
    undo: async ({ id }: ProviderImport) => {
      const undone = await sendJson(providersUndoneSchema, 'POST', `${url}/${id}/undo`);
      written();
      return undone;
    },
  };
}
