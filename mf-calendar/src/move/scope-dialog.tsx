import { longDate, type EventScope, type IsoDate } from '@almanaque/shared-contracts';
import { Button, Icon, IconButton } from '@almanaque/ui';
import { useState, type SubmitEvent } from 'react';
import { DialogFrame } from '../editor/dialog-frame.ts';
import { FormFrame } from '../editor/form/form-styles.ts';
import { ScopeChoice } from '../editor/form/scope-choice.tsx';
import { beginningOf, beginningOn, type Carried } from './carried.ts';

interface ScopeDialogProps {
  readonly carried: Carried;
  readonly to: IsoDate;
  readonly onChoose: (scope: EventScope) => void;
  readonly onGiveUp: () => void;
}

/** What of an event that repeats goes to another day. */
export function ScopeDialog({ carried, to, onChoose, onGiveUp }: ScopeDialogProps) {
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
          <ScopeChoice value={scope} onChoose={setScope} />
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
