import type { Plan } from '@almanaque/api';
import { AttachmentsSection } from '../attachments/attachments-section.tsx';
import { AfterwardsSection } from '../afterwards/afterwards-section.tsx';
import { PlanMessage } from '../message/plan-message.tsx';
import { MoneySection } from '../money/money-section.tsx';
import { ProvidersSection } from '../providers/providers-section.tsx';
import { TasksSection } from '../tasks/tasks-section.tsx';
import { Timeline } from '../timeline/timeline-view.tsx';
import { PlanFoot } from './plan-foot.tsx';
import { PlanHead } from './plan-head.tsx';
import { PlanFrame } from './plan-styles.ts';
import { PlanNotes } from './plan-notes.tsx';
import { Standing } from './standing.tsx';

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
        <PlanMessage plan={plan} />
        <PlanNotes plan={plan} />
        <AttachmentsSection plan={plan} />
      </div>
    </div>
    <PlanFoot plan={plan} />
  </PlanFrame>
);
