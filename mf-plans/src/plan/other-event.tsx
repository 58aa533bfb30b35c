import type { Plan } from '@almanaque/api';
import {
  dateOfShort,
  dayQuery,
  longDate,
  useHost,
  useQuery,
  useToday,
} from '@almanaque/shared-contracts';
import {
  Choice,
  DateField,
  dateProblem,
  Form,
  ReadFailure,
  type Entries,
} from '@almanaque/ui/form';
import { useState } from 'react';
import { usePlanWrites } from '../plans/use-plan-writes.ts';
import { useRebasedWrite } from '../plans/use-rebased-write.ts';
import { useUndoable } from '../plans/use-undoable.ts';

const UNREAD = 'No se pudo ver qué hay ese día.';

interface OtherEventProps {
  readonly plan: Plan;
  readonly onDone: () => void;
}

/** For a plan whose date is gone: which one it goes to, whole, with its tasks counted back from there. */
export function OtherEvent({ plan, onDone }: OtherEventProps) {
  const { apiBase, timeZone } = useHost();
  const today = useToday(timeZone);
  const { change } = usePlanWrites();
  const rebased = useRebasedWrite(plan);
  const tell = useUndoable();
  const [written, setWritten] = useState('');
  const date = dateOfShort(written);
  const { data, error, refetch } = useQuery({
    ...dayQuery(apiBase, date ?? plan.on.date),
    enabled: date !== null,
  });
  const events = (date !== null && data?.events) || [];

  const check = ({ date: text = '', event = '' }: Entries): Entries => {
    if (dateOfShort(text) === null) return { date: dateProblem(text) };
    if (event !== '') return {};
    if (data) return { date: 'Elegí una fecha en la que haya algo en el calendario.' };
    return { date: error ? UNREAD : 'Esperá a que se vea qué hay ese día.' };
  };
  const send = async ({ event = '' }: Entries) => {
    const moved = await rebased(
      ({ on }) => on.occasion,
      (now) => change(now, { event }),
    );
    tell(`El plan es ahora para «${moved.on.title}», ${longDate(moved.on.date)}.`, moved);
  };
  return (
    <Form
      submit="Pasar el plan"
      busy="Pasando el plan…"
      check={check}
      send={send}
      onSent={onDone}
      onCancel={onDone}
    >
      <DateField
        name="date"
        label="Otra fecha"
        required
        nextFrom={today}
        onChange={({ target }) => setWritten(target.value)}
      />
      {events.length > 0 && (
        <Choice name="event" label="Para qué">
          {events.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Choice>
      )}
      <p className="hint" role="status">
        {date !== null && !data && !error && 'Buscando qué hay ese día…'}
        {date !== null && data?.events.length === 0 && 'Ese día no hay nada en el calendario.'}
      </p>
      {date !== null && !data && error && (
        <ReadFailure error={error} missing={UNREAD} onRetry={() => void refetch()} />
      )}
    </Form>
  );
}
