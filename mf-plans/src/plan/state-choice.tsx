import {
  PLAN_STATE_WORDS,
  PLAN_STATES,
  PLAN_WORDS,
  type Plan,
  type PlanState,
} from '@almanaque/api';
import { useId } from 'react';
import { usePlanChoice } from '../plans/use-plan-choice.ts';
import { usePlanWrites } from '../plans/use-plan-writes.ts';

/** Set by hand, each from any other. */
export function StateChoice({ plan }: { readonly plan: Plan }) {
  const name = useId();
  const { change } = usePlanWrites();
  const { chosen, choose } = usePlanChoice<PlanState>({
    plan,
    concerns: (one) => one.state,
    write: (one, state) => change(one, { state }),
  });
  return (
    <fieldset className="states">
      <legend>{PLAN_WORDS.state}</legend>
      {PLAN_STATES.map((state) => (
        <label key={state}>
          <input
            type="radio"
            name={name}
            checked={(chosen ?? plan.state) === state}
            onChange={() => void choose(state)}
          />
          {PLAN_STATE_WORDS[state]}
        </label>
      ))}
    </fieldset>
  );
}
