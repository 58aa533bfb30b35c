import {
  MAX_OFFSET,
  MAX_TASK_NOTE,
  MAX_TASK_TITLE,
  TASK_WORDS,
  type Plan,
  type PlanTask,
} from '@almanaque/api';
import { useHost, useToday } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import {
  Choice,
  DateField,
  Field,
  Form,
  LongField,
  tellByToast,
  useWhileThere,
  useWrite,
  type Entries,
} from '@almanaque/ui/form';
import { useState } from 'react';
import { amountOf } from '../money/cents.ts';
import { dateText } from '../plans/date-text.ts';
import { useMergedWrite } from '../plans/use-merged-write.ts';
import { usePlanWrites } from '../plans/use-plan-writes.ts';
import { useRebasedWrite } from '../plans/use-rebased-write.ts';
import { useUndoable } from '../plans/use-undoable.ts';
import { AssigneeField } from './assignee-field.tsx';
import { checkTask, dueOf, entriesOfTask } from './task-entries.ts';
import { useAssignees } from './use-assignees.ts';

/** The ways to date a task. */
const WHEN = { offset: 'Se calcula desde el día', pinned: 'Fecha fija' } as const;

const LABELS = {
  ...TASK_WORDS,
  when: TASK_WORDS.due,
  businessDays: 'Días hábiles antes',
  date: WHEN.pinned,
};

/** How a person reads an entry. */
function readable(name: string, value: string): string {
  if (name === 'when') return value === 'pinned' ? WHEN.pinned : WHEN.offset;
  return name === 'date' ? dateText(value) : value;
}

interface TaskFormProps {
  readonly plan: Plan;
  readonly task: PlanTask;
  readonly onDone: () => void;
}

const taskIn = (plan: Plan, id: string) => plan.tasks.find((one) => one.id === id);

function useTaskWrites({ plan, task, onDone }: TaskFormProps) {
  const close = useWhileThere(onDone);
  const { changeTask, removeTask } = usePlanWrites();
  const { assigneeNamed } = useAssignees();
  const rebased = useRebasedWrite(plan);
  const tell = useUndoable();
  const remove = async () => {
    const removed = await rebased(
      (one) => taskIn(one, task.id),
      (one) => removeTask(one, task.id),
    );
    close();
    tell(`Se quitó «${task.title}».`, removed);
  };
  const write = async (now: Plan, entries: Entries) => {
    const due = dueOf(entries);
    const { title = '', owner = '', note = '' } = entries;
    return changeTask(now, task.id, {
      title,
      note,
      owner: await assigneeNamed(owner, taskIn(now, task.id)?.owner ?? null),
      ...(due && { due }),
      planned: amountOf(entries['planned']),
      spent: amountOf(entries['spent']),
    });
  };
  const entriesOf = (one: Plan) => entriesOfTask(taskIn(one, task.id));
  const { opened, save } = useMergedWrite({
    plan,
    entriesOf,
    labels: LABELS,
    say: readable,
    write,
  });
  return { remove, opened, save: (entries: Entries) => save({ ...opened, ...entries }) };
}

export function TaskForm(props: TaskFormProps) {
  const { task, onDone } = props;
  const { opened, save, remove } = useTaskWrites(props);
  const { write, busy } = useWrite({ tell: tellByToast });
  const [when, setWhen] = useState(task.due.kind);
  const today = useToday(useHost().timeZone);
  return (
    <>
      <Form
        submit="Guardar"
        busy="Guardando…"
        check={checkTask}
        send={save}
        onSent={onDone}
        onCancel={onDone}
      >
        <Field
          name="title"
          label={LABELS.title}
          required
          maxLength={MAX_TASK_TITLE}
          defaultValue={opened['title']}
        />
        <div className="pair">
          <Choice
            name="when"
            label={LABELS.when}
            value={when}
            onChange={({ target }) => setWhen(target.value === 'pinned' ? 'pinned' : 'offset')}
          >
            <option value="offset">{WHEN.offset}</option>
            <option value="pinned">{WHEN.pinned}</option>
          </Choice>
          {when === 'offset' ? (
            <Field
              name="businessDays"
              label={LABELS.businessDays}
              type="number"
              min={0}
              max={MAX_OFFSET}
              inputMode="numeric"
              defaultValue={opened['businessDays']}
            />
          ) : (
            <DateField
              name="date"
              label={LABELS.date}
              nextFrom={today}
              hint="No se mueve, aunque la celebración cambie de día."
              defaultValue={opened['date']}
            />
          )}
        </div>
        <AssigneeField name="owner" label={LABELS.owner} defaultValue={opened['owner']} />
        <div className="pair">
          <Field
            name="planned"
            label={LABELS.planned}
            optional
            inputMode="decimal"
            defaultValue={opened['planned']}
          />
          <Field
            name="spent"
            label={LABELS.spent}
            optional
            inputMode="decimal"
            defaultValue={opened['spent']}
          />
        </div>
        <LongField
          name="note"
          label={LABELS.note}
          optional
          rows={2}
          maxLength={MAX_TASK_NOTE}
          defaultValue={opened['note']}
        />
      </Form>
      <Button size="small" aria-disabled={busy} onClick={() => void write(remove)}>
        Quitar la tarea
      </Button>
    </>
  );
}
