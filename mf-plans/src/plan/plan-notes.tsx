import { MAX_PLAN_TEXT, PLAN_WORDS, type Plan } from '@almanaque/api';
import { Button } from '@almanaque/ui';
import { Form, LongField } from '@almanaque/ui/form';
import { useState } from 'react';
import { useMergedWrite } from '../plans/use-merged-write.ts';
import { usePlanWrites } from '../plans/use-plan-writes.ts';
import { Section } from './section.tsx';

interface NotesFormProps {
  readonly plan: Plan;
  readonly onDone: () => void;
}

function NotesForm({ plan, onDone }: NotesFormProps) {
  const { change } = usePlanWrites();
  const { opened, save } = useMergedWrite({
    plan,
    entriesOf: ({ notes }) => ({ notes }),
    labels: { notes: PLAN_WORDS.notes },
    write: (now, { notes = '' }) => change(now, { notes }),
  });
  return (
    <Form submit="Guardar" busy="Guardando…" send={save} onSent={onDone} onCancel={onDone}>
      <LongField
        name="notes"
        label={PLAN_WORDS.notes}
        rows={6}
        maxLength={MAX_PLAN_TEXT}
        defaultValue={opened['notes']}
      />
    </Form>
  );
}

/** The plan's notes, read until somebody wants to write in them. */
export function PlanNotes({ plan }: { readonly plan: Plan }) {
  const [isEditing, setEditing] = useState(false);
  const { notes } = plan;
  return (
    <Section
      title={PLAN_WORDS.notes}
      className={notes === '' ? 'blank' : ''}
      aside={
        !isEditing && (
          <Button size="small" onClick={() => setEditing(true)}>
            {notes === '' ? 'Escribir' : 'Editar'}
            <span className="hidden"> {PLAN_WORDS.notes.toLowerCase()}</span>
          </Button>
        )
      }
    >
      {isEditing ? (
        <NotesForm plan={plan} onDone={() => setEditing(false)} />
      ) : (
        <p className={notes === '' ? 'quiet' : 'text'}>
          {notes || 'Lo que convenga tener a mano.'}
        </p>
      )}
    </Section>
  );
}
