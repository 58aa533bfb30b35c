import { CLOSED_WORDS, type Plan } from '@almanaque/api';
import { longDate } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { handFocusOn, useWrite } from '@almanaque/ui/form';
import { useState } from 'react';
import { OtherEvent } from './other-event.tsx';
import { usePlanWrites } from '../plans/use-plan-writes.ts';
import { shortWeekday } from '../tasks/short-weekday.ts';

type Moved = Extract<Plan['standing'], { kind: 'moved' }>;

const DATE_CHANGED = 'La fecha cambió';
const DAYS_OFF_CHANGED = 'Cambiaron los días no laborables';

function MovedNotice({ plan, moved }: { readonly plan: Plan; readonly moved: Moved }) {
  const { see } = usePlanWrites();
  const { write, busy, problem } = useWrite();
  // Its own day is as it was: days off before it came, went or moved.
  const isThere = moved.from === moved.to;
  const keep = (which: 'new' | 'old') => void write(() => see(plan, which));
  return (
    <section
      ref={handFocusOn}
      className="standing"
      aria-label={isThere ? DAYS_OFF_CHANGED : DATE_CHANGED}
    >
      {isThere ? (
        <p>
          <b>{DAYS_OFF_CHANGED}:</b> sigue siendo el {longDate(moved.to)}, y lo pendiente se corre a
          días hábiles.
        </p>
      ) : (
        <p>
          <b>{DATE_CHANGED}:</b> del {longDate(moved.from)} al {longDate(moved.to)}.
        </p>
      )}
      {moved.tasks.length > 0 && (
        <ul>
          {moved.tasks.map(({ id, title, from, to }) => (
            <li key={id}>
              {title}: {shortWeekday(from)} → <b>{shortWeekday(to)}</b>
            </li>
          ))}
        </ul>
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="acts">
        <Button variant="contained" size="small" aria-disabled={busy} onClick={() => keep('new')}>
          Está bien
        </Button>
        {moved.tasks.length > 0 && (
          <Button variant="outlined" size="small" aria-disabled={busy} onClick={() => keep('old')}>
            Dejar las fechas de antes
          </Button>
        )}
      </div>
    </section>
  );
}

function GoneNotice({ plan }: { readonly plan: Plan }) {
  const [isElsewhere, setElsewhere] = useState(false);
  const { change } = usePlanWrites();
  const { write, busy, problem } = useWrite();
  return (
    <section ref={handFocusOn} className="standing" aria-label="La fecha ya no está">
      <p>
        <b>«{plan.on.title}» ya no está en el calendario.</b> El plan queda como estaba, sin fechas
        para sus tareas. Si se hace otro día, pasalo a esa fecha; si no se hace, cancelalo.
      </p>
      <p className="problem" role="alert">
        {problem}
      </p>
      {isElsewhere && <OtherEvent plan={plan} onDone={() => setElsewhere(false)} />}
      {plan.state !== 'cancelado' && !isElsewhere && (
        <div className="acts">
          <Button variant="contained" size="small" onClick={() => setElsewhere(true)}>
            Pasarlo a otra fecha
          </Button>
          <Button
            variant="outlined"
            size="small"
            aria-disabled={busy}
            onClick={() => void write(() => change(plan, { state: 'cancelado' }))}
          >
            Cancelar el plan
          </Button>
        </div>
      )}
    </section>
  );
}

/** What became of the plan's date, where there is something to say. */
export function Standing({ plan }: { readonly plan: Plan }) {
  switch (plan.standing.kind) {
    case 'current':
      return null;
    case 'moved':
      return <MovedNotice plan={plan} moved={plan.standing} />;
    case 'gone':
      return <GoneNotice plan={plan} />;
    case 'closed':
      return (
        <section className="standing" aria-label="El plan se cerró">
          <p>
            <b>Este plan se cerró.</b> {CLOSED_WORDS[plan.standing.because]}
          </p>
        </section>
      );
  }
}
