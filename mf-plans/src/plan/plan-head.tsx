import { PLANS_ADDRESS, type Plan } from '@almanaque/api';
import { longDate } from '@almanaque/shared-contracts';
import { Button, PageLink } from '@almanaque/ui';
import { useState } from 'react';
import { DateMark } from '../date-mark/date-mark.tsx';
import { DetailsForm } from './details-form.tsx';
import { StateChoice } from './state-choice.tsx';
import { PageTitle } from '../page/page-title.tsx';

function leftText({ businessDaysLeft: left }: Plan): string | null {
  if (left === 0) return null;
  return left === 1 ? 'Queda 1 día hábil' : `Quedan ${left} días hábiles`;
}

function Occasion({ plan }: { readonly plan: Plan }) {
  const { on } = plan;
  const left = leftText(plan);
  const isOtherDay = on.day !== on.date;
  return (
    <p className="occasion">
      <span className="marked">
        <DateMark on={on} />
        {on.eventId === null ? (
          on.title
        ) : (
          <PageLink to={`/?fecha=${on.date}&evento=${on.eventId}`}>{on.title}</PageLink>
        )}
      </span>
      <span>{longDate(on.date)}</span>
      {isOtherDay && <span>se celebra el {longDate(on.day)}</span>}
      {left !== null && <span className="left numbers">{left}</span>}
    </p>
  );
}

export function PlanHead({ plan }: { readonly plan: Plan }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <PageLink className="back" to={PLANS_ADDRESS}>
        ‹ Planes
      </PageLink>
      <header className="head">
        <PageTitle>{plan.title}</PageTitle>
        <Occasion plan={plan} />
        {isEditing ? (
          <div className="editing">
            <DetailsForm plan={plan} onDone={() => setEditing(false)} />
          </div>
        ) : (
          <div className="under">
            <StateChoice plan={plan} />
            <p className="owner">
              Responsable: <b>{plan.owner?.name ?? 'nadie'}</b>{' '}
              <Button size="small" onClick={() => setEditing(true)}>
                Editar<span className="hidden"> título y responsable</span>
              </Button>
            </p>
          </div>
        )}
      </header>
    </>
  );
}
