import { PLANS_ADDRESS, type Plan } from '@almanaque/api';
import { navigation, toastStore } from '@almanaque/shared-contracts';
import { Button, Icon } from '@almanaque/ui';
import { Confirm, tellByToast, useWrite } from '@almanaque/ui/form';
import { useState } from 'react';
import { usePlanWrites } from '../plans/use-plan-writes.ts';
import { useRebasedWrite } from '../plans/use-rebased-write.ts';
import { useUndoable } from '../plans/use-undoable.ts';

export function PlanFoot({ plan }: { readonly plan: Plan }) {
  const [isRemoving, setRemoving] = useState(false);
  const { remove, undo } = usePlanWrites();
  const rebased = useRebasedWrite(plan);
  const tell = useUndoable();
  const { write, busy } = useWrite({ tell: tellByToast });

  const removeAll = async () => {
    const removed = await rebased((one) => one.id, remove);
    tell(`Se borró «${plan.title}».`, removed);
  };
  if (isRemoving) {
    return (
      <Confirm
        question={`¿Borrar «${plan.title}» con sus tareas y sus gastos?`}
        act="Borrar el plan"
        onAct={removeAll}
        onDone={() => navigation().go(PLANS_ADDRESS)}
        onCancel={() => setRemoving(false)}
      />
    );
  }
  return (
    <footer className="foot">
      <Button startIcon={<Icon name="print" />} variant="outlined" onClick={() => window.print()}>
        Imprimir
      </Button>
      {plan.canUndo && (
        <Button
          variant="outlined"
          aria-disabled={busy}
          onClick={() =>
            void write(async () => {
              await undo(plan);
              toastStore().show('Se deshizo el último cambio.', 'success');
            })
          }
        >
          Deshacer el último cambio
        </Button>
      )}
      <Button onClick={() => setRemoving(true)}>Borrar el plan…</Button>
    </footer>
  );
}
