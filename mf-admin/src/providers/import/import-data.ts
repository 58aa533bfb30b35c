import { type ProviderPreview, providerPreviewSchema } from '@almanaque/api';
import { fetchJson } from '@almanaque/shared-contracts';
import { nameToSend, type RowsSource } from '@almanaque/ui/screen';
import { upload, useImports } from '../../import/imports-data.ts';

/** Where the imports of providers are. */
export const PROVIDER_IMPORTS = '/api/v1/providers/import';

export function useImportSteps() {
  const { url, apply, undo } = useImports(PROVIDER_IMPORTS, 'providers');
  return {
    preview: ({ content }: RowsSource) =>
      fetchJson(providerPreviewSchema, `${url}/preview`, upload(content)),
    apply: ({ name, content }: RowsSource, { fingerprint }: ProviderPreview) => {
      const query = new URLSearchParams({ fileName: nameToSend(name), fingerprint });
      return apply(`${url}/apply?${query.toString()}`, content);
    },
    undo,
  };
}
