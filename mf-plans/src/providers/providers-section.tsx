import { PLAN_WORDS, type Plan } from '@almanaque/api';
import type { Provider } from '@almanaque/shared-contracts';
import { FormFrame } from '@almanaque/ui/form';
import { useId } from 'react';
import { Section } from '../plan/section.tsx';
import { usePlanChoice } from '../plans/use-plan-choice.ts';
import { usePlanWrites } from '../plans/use-plan-writes.ts';
import { AskedProvider } from './asked-provider.tsx';
import { DirectoryUnread } from './directory-unread.tsx';
import { useProviders } from './use-providers.ts';

/** Who is asked and who is chosen. What they answered is noted by itself, also while a choice is saved. */
type Choice = readonly Pick<Plan['providers'][number], 'id' | 'chosen'>[];

const choiceOf = ({ providers }: Plan): Choice =>
  providers.map(({ id, chosen }) => ({ id, chosen }));

/** The choice with what the plan has noted of each. */
const withNotes = ({ providers }: Plan, choice: Choice): Plan['providers'] =>
  choice.map(({ id, chosen }) => {
    const note = providers.find((one) => one.id === id)?.note ?? '';
    return { id, note, chosen };
  });

interface AskAnotherProps {
  readonly others: readonly Provider[];
  readonly onAsk: (id: string) => void;
}

function AskAnother({ others, onAsk }: AskAnotherProps) {
  const id = useId();
  if (others.length === 0) return null;
  return (
    <FormFrame>
      <div className="field">
        <label htmlFor={id}>Consultar a otro proveedor</label>
        <select id={id} value="" onChange={({ target }) => onAsk(target.value)}>
          <option value="">Elegir del directorio…</option>
          {others.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name} · {one.type}
            </option>
          ))}
        </select>
      </div>
    </FormFrame>
  );
}

/** Who was asked for a price, what they answered, and which one it will be. */
export function ProvidersSection({ plan }: { readonly plan: Plan }) {
  const directory = useProviders().data?.providers;
  const { change } = usePlanWrites();
  const { chosen, choose } = usePlanChoice<Choice>({
    plan,
    concerns: choiceOf,
    write: (one, choice) => change(one, { providers: withNotes(one, choice) }),
  });
  const asked = withNotes(plan, chosen ?? choiceOf(plan));
  const keep = (choice: Choice) => void choose(choice);
  return (
    <Section title={PLAN_WORDS.providers} className={asked.length === 0 ? 'blank' : ''}>
      {asked.length === 0 && (
        <p className="quiet">Anotá a quiénes les pediste precio y qué te respondieron.</p>
      )}
      <ul className="asked">
        {asked.map((one) => (
          <AskedProvider
            key={one.id}
            plan={plan}
            asked={one}
            provider={directory?.find(({ id }) => id === one.id)}
            isGone={directory?.every(({ id }) => id !== one.id) === true}
            onChoose={() =>
              keep(asked.map((other) => ({ ...other, chosen: other === one && !one.chosen })))
            }
            onRemove={() => keep(asked.filter((other) => other !== one))}
          />
        ))}
      </ul>
      <DirectoryUnread />
      <AskAnother
        others={(directory ?? []).filter(({ id }) => !asked.some((one) => one.id === id))}
        onAsk={(id) => keep([...asked, { id, chosen: false }])}
      />
    </Section>
  );
}
