import {
  changed,
  selectionStore,
  toastStore,
  useHost,
  useQueryClient,
  type CompanyEvent,
  type EventDraft,
  type EventScope,
  type IsoDate,
} from '@almanaque/shared-contracts';
import type { EndOfEditing } from '../editor-request.ts';
import {
  removeEvent,
  restoreEvent,
  saveEvent,
  type Existing,
  type Outcome,
  type Source,
} from '../event-requests.ts';

/** How a write came to nothing. */
export type Setback = Exclude<Outcome, { kind: 'done' }>;

/**
 * What the editor writes. Each ends the editing once it is done, and resolves to null then; else to
 * why nothing was written. They never reject.
 */
export function useWrites(date: IsoDate, onEnd: (end: EndOfEditing) => void) {
  const { apiBase } = useHost();
  const client = useQueryClient();
  const toasts = toastStore();

  const refresh = () => void changed(client, apiBase, 'calendar');

  /** The day shows what was written, and what is open of the event elsewhere closes. */
  const finish = (day: IsoDate) => {
    refresh();
    selectionStore(apiBase).restore({ kind: 'day', date: day });
    onEnd('written');
    return null;
  };

  const undo = async (removed: CompanyEvent) => {
    const outcome = await restoreEvent(apiBase, removed);
    if (outcome.kind === 'done') toasts.show(`«${removed.title}» volvió al calendario.`, 'success');
    else if (outcome.kind === 'conflict') {
      toasts.show('No se pudo deshacer: alguien lo cambió después.', 'error');
    } else toasts.show(outcome.message, 'error');
    refresh();
  };

  return {
    /** @param also what of it another person changed meanwhile, in words; '' for nothing. */
    save: async (
      source: Source,
      scope: EventScope,
      draft: EventDraft,
      also: string,
    ): Promise<Setback | null> => {
      const outcome = await saveEvent(apiBase, source, scope, draft);
      if (outcome.kind !== 'done') return outcome;
      const both = also && ` También queda lo que cambió otra persona: ${also}.`;
      toasts.show(`Se guardó «${draft.title}».${both}`, 'success');
      return finish(draft.date);
    },
    remove: async (source: Existing, scope: EventScope): Promise<Setback | null> => {
      const outcome = await removeEvent(apiBase, source, scope);
      if (outcome.kind !== 'done') return outcome;
      const { event: removed } = outcome;
      const run = () => void undo(removed);
      toasts.show(`Se borró «${removed.title}».`, 'info', { label: 'Deshacer', run });
      return finish(date);
    },
  };
}
