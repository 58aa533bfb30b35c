import { MAX_PLAN_TEXT, type Plan } from '@almanaque/api';
import { Form, LongField, type Entries } from '@almanaque/ui/form';
import { useMergedWrite } from '../plans/use-merged-write.ts';
import { usePlanWrites } from '../plans/use-plan-writes.ts';
import { RatingField } from './rating.tsx';
import { RETROSPECT_WORDS } from './retrospect-words.ts';

const entriesOf = ({ retrospect }: Plan): Entries => ({
  rating: retrospect ? String(retrospect.rating) : '',
  repeat: retrospect?.repeat ?? '',
  avoid: retrospect?.avoid ?? '',
  whoCame: retrospect?.whoCame ?? '',
});

interface AfterwardsFormProps {
  readonly plan: Plan;
  readonly onDone: () => void;
}

/** Saying how it went is what ends a plan: it is done, if it was not. */
export function AfterwardsForm({ plan, onDone }: AfterwardsFormProps) {
  const { change } = usePlanWrites();
  const { opened, save } = useMergedWrite({
    plan,
    entriesOf,
    labels: RETROSPECT_WORDS,
    write: (now, { rating, repeat = '', avoid = '', whoCame = '' }) =>
      change(now, {
        state: 'hecho',
        retrospect: { rating: Number(rating), repeat, avoid, whoCame },
      }),
  });
  return (
    <Form
      submit="Guardar"
      busy="Guardando…"
      check={({ rating = '' }) => (rating === '' ? { '': 'Elegí de 1 a 5 cómo salió.' } : {})}
      send={save}
      onSent={onDone}
      onCancel={onDone}
    >
      <RatingField opened={Number(opened['rating'])} />
      {(['repeat', 'avoid', 'whoCame'] as const).map((name) => (
        <LongField
          key={name}
          name={name}
          label={RETROSPECT_WORDS[name]}
          optional
          rows={2}
          maxLength={MAX_PLAN_TEXT}
          defaultValue={opened[name]}
        />
      ))}
    </Form>
  );
}
