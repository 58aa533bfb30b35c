import { PLAN_WORDS, type Plan, type Retrospect } from '@almanaque/api';
import { useHost, useToday } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { useState } from 'react';
import { Section } from '../plan/section.tsx';
import { AfterwardsForm } from './afterwards-form.tsx';
import { ratingText } from './rating.tsx';
import { RETROSPECT_WORDS } from './retrospect-words.ts';

function Told({ retrospect }: { readonly retrospect: Retrospect }) {
  const texts = (['repeat', 'avoid', 'whoCame'] as const).filter((name) => retrospect[name] !== '');
  return (
    <>
      <p className="text">
        <b>{ratingText(retrospect.rating)}</b>
      </p>
      <dl className="came">
        {texts.map((name) => (
          <div key={name}>
            <dt>{RETROSPECT_WORDS[name]}</dt>
            <dd>{retrospect[name]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The memory for next year. It is asked for once the day has come, or the plan is done. */
export function AfterwardsSection({ plan }: { readonly plan: Plan }) {
  const [isEditing, setEditing] = useState(false);
  const today = useToday(useHost().timeZone);
  const { retrospect, state, on } = plan;
  const isOver = state === 'hecho' || on.day <= today;
  if (retrospect === null && (!isOver || state === 'cancelado')) return null;
  return (
    <Section
      title={PLAN_WORDS.retrospect}
      className={retrospect === null ? 'blank' : ''}
      aside={
        !isEditing && (
          <Button size="small" onClick={() => setEditing(true)}>
            {retrospect === null ? 'Contar' : 'Editar'}
            <span className="hidden"> cómo salió</span>
          </Button>
        )
      }
    >
      {isEditing ? (
        <AfterwardsForm plan={plan} onDone={() => setEditing(false)} />
      ) : retrospect ? (
        <Told retrospect={retrospect} />
      ) : (
        <p className="quiet">
          Dos minutos ahora le ahorran una tarde a quien lo arme el año que viene.
        </p>
      )}
    </Section>
  );
}
