import {
  changed,
  toastStore,
  useHost,
  useQueryClient,
  type CompanyEvent,
  type EventDraft,
  type EventScope,
  type IsoDate,
} from '@almanaque/shared-contracts';
import type { Along } from '@almanaque/shared-contracts/removal';
import {
  removeEvent,
  restoreEvent,
  saveEvent,
  type Existing,
  type Outcome,
  type Source,
} from '../event-requests.ts';
import { toldOf } from './ask-before.ts';

/** How a write came to nothing. */
export type Setback = Exclude<Outcome, { kind: 'done' }>;

const notRestored = (setback: Setback): string =>
  setback.kind === 'conflict' ? 'No se pudo deshacer: alguien lo cambió después.' : setback.message;

/**
 * What the editor writes. Each says on which day once it is done, and resolves to null then; else to
 * why nothing was written. They never reject.
 */
export function useWrites(date: IsoDate, onWritten: (day: IsoDate) => void) {
  const { apiBase } = useHost();
  const client = useQueryClient();
  const toasts = toastStore();

  const refresh = () => void changed(client, apiBase, 'calendar');

  const finish = (day: IsoDate) => {
    refresh();
    onWritten(day);
    return null;
  };

  const undo = async (removed: CompanyEvent, along: readonly Along[]) => {
    const outcome = await restoreEvent(apiBase, removed);
    const isBack = outcome.kind === 'done';
    const restored = isBack ? `«${removed.title}» volvió al calendario.` : notRestored(outcome);
    // Also where it does not come back: nothing that went along is lost with it.
    const told = await toldOf(along.map(({ putBack }) => putBack));
    toasts.show([restored, ...told].join(' '), isBack ? 'success' : 'error');
    refresh();
  };

  const tellRemoved = async (removed: CompanyEvent, along: readonly Along[]) => {
    const told = await toldOf(along.map(({ take }) => take));
    const run = () => void undo(removed, along);
    const text = [`Se borró «${removed.title}».`, ...told].join(' ');
    toasts.show(text, 'info', { label: 'Deshacer', run });
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
    /** @param along what goes once it is gone, and not before. */
    remove: async (
      source: Existing,
      scope: EventScope,
      along: readonly Along[],
    ): Promise<Setback | null> => {
      const outcome = await removeEvent(apiBase, source, scope);
      if (outcome.kind !== 'done') return outcome;
      void tellRemoved(outcome.event, along);
      return finish(date);
    },
  };
}
