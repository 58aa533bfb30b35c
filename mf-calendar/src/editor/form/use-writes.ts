import {
  selectionStore,
  toastStore,
  useHost,
  useQueryClient,
  type CompanyEvent,
  type EventDraft,
  type EventScope,
  type IsoDate,
} from '@almanaque/shared-contracts';
import type { EndOfEditing } from '../editor-dialog.tsx';
import {
  removeEvent,
  restoreEvent,
  saveEvent,
  type Existing,
  type Outcome,
  type Source,
} from '../event-requests.ts';
import { refreshCalendar } from '../refresh-calendar.ts';
import { withSession } from '../with-session.ts';

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

  const refresh = () => refreshCalendar(client, apiBase);

  /** The day shows what was written, and what is open of the event elsewhere closes. */
  const finish = (day: IsoDate) => {
    refresh();
    selectionStore().restore({ kind: 'day', date: day });
    onEnd('written');
    return null;
  };

  const undo = async (removed: CompanyEvent) => {
    const outcome = await withSession(() => restoreEvent(apiBase, removed));
    if (outcome.kind === 'done') toasts.show(`«${removed.title}» volvió al calendario.`, 'success');
    else if (outcome.kind === 'conflict') {
      toasts.show('No se pudo deshacer: alguien lo cambió después.', 'error');
    } else toasts.show(outcome.message, 'error');
    refresh();
  };

  return {
    save: async (source: Source, scope: EventScope, draft: EventDraft): Promise<Setback | null> => {
      const outcome = await withSession(() => saveEvent(apiBase, source, scope, draft));
      if (outcome.kind !== 'done') return outcome;
      toasts.show(`Se guardó «${draft.title}».`, 'success');
      return finish(draft.date);
    },
    remove: async (source: Existing, scope: EventScope): Promise<Setback | null> => {
      const outcome = await withSession(() => removeEvent(apiBase, source, scope));
      if (outcome.kind !== 'done') return outcome;
      const { event: removed } = outcome;
      const run = () => void undo(removed);
      toasts.show(`Se borró «${removed.title}».`, 'info', { label: 'Deshacer', run });
      return finish(date);
    },
  };
}
