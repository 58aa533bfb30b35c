import { PLAN_WORDS, type Plan } from '@almanaque/api';
import type { Provider } from '@almanaque/shared-contracts';
import { FormFrame } from '@almanaque/ui/form';
import { useId } from 'react';
import { Section } from '../plan/section.tsx';
import { useLastChosen } from '../plans/use-last-chosen.ts';
import { usePlanWrites } from '../plans/use-plan-writes.ts';
import { AskedProvider } from './asked-provider.tsx';
import { useProviders } from './use-providers.ts';

type Asked = Plan['providers'];

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
  const directory = useProviders();
  const { change } = usePlanWrites();
  const { chosen, choose } = useLastChosen<Asked>({
    plan,
    concerns: (one) => one.providers,
    write: (one, providers) => change(one, { providers }),
  });
  const asked = chosen ?? plan.providers;
  const keep = (providers: Asked) => void choose(providers);
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
            provider={directory.find(({ id }) => id === one.id)}
            onChoose={() =>
              keep(asked.map((other) => ({ ...other, chosen: other === one && !one.chosen })))
            }
            onRemove={() => keep(asked.filter((other) => other !== one))}
          />
        ))}
      </ul>
      <AskAnother
        others={directory.filter(({ id }) => !asked.some((one) => one.id === id))}
        onAsk={(id) => keep([...asked, { id, note: '', chosen: false }])}
      />
    </Section>
  );
}
