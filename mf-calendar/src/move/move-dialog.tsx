import { longDate, type EventScope, type IsoDate } from '@almanaque/shared-contracts';
import type { Consequence } from '@almanaque/shared-contracts/move';
import { Button, Icon, IconButton } from '@almanaque/ui';
import { useState, type SubmitEvent } from 'react';
import { DialogFrame } from '../editor/dialog-frame.ts';
import { FormFrame } from '../editor/form/form-styles.ts';
import { ScopeChoice } from '../editor/form/scope-choice.tsx';
import { beginningOf, beginningOn, type Carried } from './carried.ts';

interface MoveDialogProps {
  readonly carried: Carried;
  readonly to: IsoDate;
  /** What moves along, as far as that is known. */
  readonly consequences: readonly Consequence[];
  readonly onChoose: (scope: EventScope) => void;
  readonly onGiveUp: () => void;
}

/** What is to be known before an event moves: what of it, where it repeats, and what moves along. */
export function MoveDialog({ carried, to, consequences, onChoose, onGiveUp }: MoveDialogProps) {
  const [scope, setScope] = useState<EventScope>('this');
  const title = `Mover «${carried.event.title}»`;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onChoose(scope);
  };
  return (
    <DialogFrame open onClose={onGiveUp} slotProps={{ paper: { 'aria-label': title } }}>
      <FormFrame onSubmit={onSubmit}>
        <header>
          <div>
            <h2>{title}</h2>
            <p>
              Del {longDate(beginningOf(carried))} al {longDate(beginningOn(carried, to))}.
            </p>
          </div>
          <IconButton aria-label="Cerrar" onClick={onGiveUp}>
            <Icon name="close" />
          </IconButton>
        </header>
        <div className="entries">
          {carried.occurrence !== null && <ScopeChoice value={scope} onChoose={setScope} />}
          <div role="status" className="along">
            {consequences.map((one) => (
              <section key={one.title}>
                <h3>{one.title}</h3>
                <ul>
                  {one.lines.map((line, index) => (
                    <li key={`${index} ${line}`}>{line}</li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
        <footer>
          <div className="actions">
            <Button variant="outlined" onClick={onGiveUp}>
              Cancelar
            </Button>
            <Button type="submit" variant="contained">
              Mover
            </Button>
          </div>
        </footer>
      </FormFrame>
    </DialogFrame>
  );
}
