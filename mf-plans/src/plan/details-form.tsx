import { MAX_PLAN_TITLE, PLAN_WORDS, type Plan } from '@almanaque/api';
import { Field, Form, type Entries } from '@almanaque/ui/form';
import { usePlanWrites } from '../plans/use-plan-writes.ts';
import { useMergedWrite } from '../plans/use-merged-write.ts';
import { AssigneeField } from '../tasks/assignee-field.tsx';
import { useAssignees } from '../tasks/use-assignees.ts';

const entriesOf = ({ title, owner }: Plan): Entries => ({ title, owner: owner?.name ?? '' });

interface DetailsFormProps {
  readonly plan: Plan;
  readonly onDone: () => void;
}

export function DetailsForm({ plan, onDone }: DetailsFormProps) {
  const { change } = usePlanWrites();
  const { accountNamed } = useAssignees();
  const { opened, save } = useMergedWrite({
    plan,
    entriesOf,
    labels: PLAN_WORDS,
    write: async (now, { title = '', owner = '' }) =>
      change(now, { title, owner: await accountNamed(owner, now.owner) }),
  });
  return (
    <Form submit="Guardar" busy="Guardando…" send={save} onSent={onDone} onCancel={onDone}>
      <div className="pair">
        <Field
          name="title"
          label={PLAN_WORDS.title}
          required
          maxLength={MAX_PLAN_TITLE}
          defaultValue={opened['title']}
        />
        <AssigneeField
          name="owner"
          label={PLAN_WORDS.owner}
          kind="account"
          defaultValue={opened['owner']}
        />
      </div>
    </Form>
  );
}
