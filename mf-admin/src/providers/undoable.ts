import type { KeptProvider, ProviderDraft } from '@almanaque/api';
import type { IsoDate } from '@almanaque/shared-contracts';
import { useNotice } from '../notice/notice.tsx';
import { draftOf, useProviderWrites } from './providers-data.ts';

/** The writes of one provider; each says what it did and offers to undo it. Each rejects as it fails. */
export function useUndoable() {
  const { add, change } = useProviderWrites();
  const show = useNotice();
  return {
    add: async (draft: ProviderDraft) => {
      const added = await add(draft);
      const undo = () => change(added, { retired: true });
      show({ text: `${added.name} está en el directorio.`, undo });
      return added;
    },
    edit: async (before: KeptProvider, draft: ProviderDraft) => {
      const after = await change(before, { draft });
      const undo = () => change(after, { draft: draftOf(before) });
      show({ text: `${after.name} se guardó.`, undo });
      return after;
    },
    check: async (before: KeptProvider, today: IsoDate) => {
      const checked = (checkedOn: IsoDate | null) => ({ draft: { ...draftOf(before), checkedOn } });
      const after = await change(before, checked(today));
      const undo = () => change(after, checked(before.checkedOn ?? null));
      show({ text: `${after.name} quedó chequeado hoy.`, undo });
    },
    retire: async (before: KeptProvider, retired: boolean) => {
      const after = await change(before, { retired });
      const text = retired
        ? `${before.name} ya no se ofrece en las recomendaciones.`
        : `${before.name} se ofrece de nuevo.`;
      show({ text, undo: () => change(after, { retired: before.retired }) });
    },
  };
}
