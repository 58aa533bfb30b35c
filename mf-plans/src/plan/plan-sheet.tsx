import type { Plan } from '@almanaque/api';
import { AttachmentsSection } from '../attachments/attachments-section.tsx';
import { AfterwardsSection } from '../afterwards/afterwards-section.tsx';
import { MoneySection } from '../money/money-section.tsx';
import { ProvidersSection } from '../providers/providers-section.tsx';
import { TasksSection } from '../tasks/tasks-section.tsx';
import { Timeline } from '../timeline/timeline-view.tsx';
import { PlanFoot } from './plan-foot.tsx';
import { PlanHead } from './plan-head.tsx';
import { PlanFrame } from './plan-styles.ts';
import { PlanText } from './plan-text.tsx';
import { Standing } from './standing.tsx';

const IN_PRIVATE =
  'Prefiere celebrarlo en privado: el mensaje es solo para la persona, sin anuncios.';

export const PlanSheet = ({ plan }: { readonly plan: Plan }) => (
  <PlanFrame>
    <PlanHead plan={plan} />
    <Standing plan={plan} />
    <Timeline plan={plan} />
    <div className="columns">
      <div className="column">
        <TasksSection plan={plan} />
        <AfterwardsSection plan={plan} />
      </div>
      <div className="column">
        <MoneySection plan={plan} />
        <ProvidersSection plan={plan} />
        <PlanText
          plan={plan}
          field="message"
          empty="Todavía no hay mensaje: qué se va a decir, y a quiénes."
          note={plan.on.inPrivate && IN_PRIVATE}
        />
        <PlanText plan={plan} field="notes" empty="Lo que convenga tener a mano." />
        <AttachmentsSection plan={plan} />
      </div>
    </div>
    <PlanFoot plan={plan} />
  </PlanFrame>
);
