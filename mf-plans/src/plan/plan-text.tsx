import { MAX_PLAN_TEXT, PLAN_WORDS, type Plan } from '@almanaque/api';
import { Button } from '@almanaque/ui';
import { Form, LongField } from '@almanaque/ui/form';
import { useState } from 'react';
import { useMergedWrite } from '../plans/use-merged-write.ts';
import { usePlanWrites } from '../plans/use-plan-writes.ts';
import { Section } from './section.tsx';

type TextField = 'message' | 'notes';

interface PlanTextProps {
  readonly plan: Plan;
  readonly field: TextField;
  /** What stands there while nothing was written. */
  readonly empty: string;
  /** What is to be kept in mind, above it. */
  readonly note?: string | undefined;
}

function TextForm({
  plan,
  field,
  onDone,
}: Omit<PlanTextProps, 'empty' | 'note'> & { onDone: () => void }) {
  const { change } = usePlanWrites();
  const { opened, save } = useMergedWrite({
    plan,
    entriesOf: (one) => ({ [field]: one[field] ?? '' }),
    labels: { [field]: PLAN_WORDS[field] },
    write: (now, entries) => change(now, { [field]: entries[field] ?? '' }),
  });
  return (
    <Form submit="Guardar" busy="Guardando…" send={save} onSent={onDone} onCancel={onDone}>
      <LongField
        name={field}
        label={PLAN_WORDS[field]}
        rows={6}
        maxLength={MAX_PLAN_TEXT}
        defaultValue={opened[field]}
      />
    </Form>
  );
}

/** A text of the plan, read until somebody wants to write in it. */
export function PlanText({ plan, field, empty, note }: PlanTextProps) {
  const [isEditing, setEditing] = useState(false);
  const text = plan[field] ?? '';
  const title = PLAN_WORDS[field];
  return (
    <Section
      title={title}
      className={text === '' ? 'blank' : ''}
      aside={
        !isEditing && (
          <Button size="small" onClick={() => setEditing(true)}>
            {text === '' ? 'Escribir' : 'Editar'}
            <span className="hidden"> {title.toLowerCase()}</span>
          </Button>
        )
      }
    >
      {note !== undefined && (
        <p className="text" role="note">
          {note}
        </p>
      )}
      {isEditing ? (
        <TextForm plan={plan} field={field} onDone={() => setEditing(false)} />
      ) : (
        <p className={text === '' ? 'quiet' : 'text'}>{text || empty}</p>
      )}
    </Section>
  );
}
