import { isOpenPlan, type Plan } from '@almanaque/api';
import { FIRST_IDEAS, type FirstIdea } from '@almanaque/shared-contracts/ideas';
import { PageLink } from '@almanaque/ui';

/** The predefined idea for that date that costs nothing, while it still fits; null: it does not. */
function ideaThatFits({ on, businessDaysLeft }: Plan): FirstIdea | null {
  const idea = FIRST_IDEAS[on.tone === 'festivo' ? on.type : on.tone];
  return idea.leadDays <= businessDaysLeft ? idea : null;
}

const leftText = (left: number): string => {
  if (left === 0) return 'no queda ningún día hábil';
  return left === 1 ? 'queda 1 día hábil' : `quedan ${left} días hábiles`;
};

/** Where there is no time for some task: what of the same date there still is time for. */
export function FittingIdea({ plan }: { readonly plan: Plan }) {
  const { on, tasks, businessDaysLeft } = plan;
  if (
    !isOpenPlan(plan) ||
    on.eventId === null ||
    tasks.every(({ timing }) => timing !== 'no-time')
  ) {
    return null;
  }
  const idea = ideaThatFits(plan);
  return (
    <p className="fitting">
      Hay tareas que no llegan: {leftText(businessDaysLeft)}.{' '}
      {idea && (
        <>
          <b>{idea.words}</b> no cuesta nada, pide {idea.leadDays} y todavía entra.{' '}
        </>
      )}
      <PageLink to={`/?fecha=${on.date}&evento=${on.eventId}`}>
        Ver las ideas de esta fecha
      </PageLink>
    </p>
  );
}
