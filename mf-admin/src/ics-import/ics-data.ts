import { icsPreviewSchema } from '@almanaque/api';
import { fetchJson } from '@almanaque/shared-contracts';
import { upload, useImports } from '../import/imports-data.ts';

/** Where the imports of events are. */
export const ICS_IMPORTS = '/api/v1/events/imports';

export function useIcsSteps() {
  const { url, apply, undo } = useImports(ICS_IMPORTS, 'calendar', 'messages');
  return {
    preview: (file: File) => fetchJson(icsPreviewSchema, `${url}/preview`, upload(file)),
    apply: (file: File) => {
      const query = new URLSearchParams({ fileName: file.name.slice(0, 200) });
      return apply(`${url}?${query.toString()}`, file);
    },
    undo,
  };
}
