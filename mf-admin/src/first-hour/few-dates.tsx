import {
  changed,
  longDate,
  type IsoDate,
  sendJson,
  useHost,
  useQueryClient,
  useToday,
  dateOfShort,
} from '@almanaque/shared-contracts';
import { companyEventResponseSchema } from '@almanaque/shared-contracts/event-draft';
import {
  DateField,
  type Entries,
  Field,
  Form,
  type Problems,
  dateProblem,
} from '@almanaque/ui/form';
import { useRef, useState } from 'react';

const checkDate = ({ date = '' }: Entries): Problems =>
  dateOfShort(date) === null ? { date: dateProblem(date) } : {};

interface Added {
  readonly title: string;
  readonly date: IsoDate;
}

/** Dates of the company's own, typed one after the other. */
export function FewDates() {
  const { apiBase, timeZone } = useHost();
  const today = useToday(timeZone);
  const queries = useQueryClient();
  const [added, setAdded] = useState<readonly Added[]>([]);
  const edits = useRef(0);
  /** Which form it is: another begins empty. */
  const [form, setForm] = useState(0);
  const send = async ({ title = '', date = '' }: Entries) => {
    const day = dateOfShort(date);
    if (day === null) return;
    const event = { title, date: day };
    const sent = edits.current;
    await sendJson(companyEventResponseSchema, 'POST', `${apiBase}/api/v1/events`, event);
    setAdded((before) => [...before, event]);
    // What was entered meanwhile is the next one.
    if (edits.current === sent) setForm((before) => before + 1);
    void changed(queries, apiBase, 'calendar', 'own:installation');
  };
  return (
    <>
      <ul className="added" aria-live="polite">
        {added.map(({ title, date }) => (
          <li key={`${date} ${title}`}>
            {title}, {longDate(date)}
          </li>
        ))}
      </ul>
      <div
        onInput={() => {
          edits.current += 1;
        }}
      >
        <Form
          key={form}
          submit="Agregar"
          busy="Agregando…"
          check={checkDate}
          send={send}
          guarded
          waits={form === 0}
        >
          <Field name="title" label="Qué se festeja" autoComplete="off" required />
          <DateField name="date" label="Cuándo" required nextFrom={today} />
        </Form>
      </div>
    </>
  );
}
