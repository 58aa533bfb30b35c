import type { Plan } from '@almanaque/api';
import { toastStore } from '@almanaque/shared-contracts';
import { failureText, tellByToast } from '@almanaque/ui/form';
import { usePlanWrites } from './use-plan-writes.ts';

/** Tells what was done, with the way back. */
export function useUndoable(): (text: string, written: Plan) => void {
  const { undo } = usePlanWrites();
  return (text, written) =>
    toastStore().show(text, 'success', {
      label: 'Deshacer',
      run: () => void undo(written).catch((error: unknown) => tellByToast(failureText(error))),
    });
}
