import { type IcsPreview, icsPreviewSchema } from '@almanaque/api';
import { fetchJson } from '@almanaque/shared-contracts';
import { nameToSend } from '@almanaque/ui/screen';
import { upload, useImports } from '../import/imports-data.ts';

/** Where the imports of events are. */
export const ICS_IMPORTS = '/api/v1/events/imports';

export function useIcsSteps() {
  const { url, apply, undo } = useImports(ICS_IMPORTS, 'calendar', 'messages');
  return {
    preview: (file: File) => fetchJson(icsPreviewSchema, `${url}/preview`, upload(file)),
    apply: (file: File, _preview: IcsPreview, anyway: ReadonlySet<number>) => {
      const query = new URLSearchParams({ fileName: nameToSend(file.name) });
      if (anyway.size > 0) query.set('anyway', [...anyway].join(','));
      return apply(`${url}?${query.toString()}`, file);
    },
    undo,
  };
}
