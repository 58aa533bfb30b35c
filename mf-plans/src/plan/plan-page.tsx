import { PLANS_ADDRESS } from '@almanaque/api';
import { ApiError, navigation } from '@almanaque/shared-contracts';
import { PageLink, Skeleton } from '@almanaque/ui';
import { createLeaveGuard, LeaveContext, ReadFailure } from '@almanaque/ui/form';
import { useEffect, useState, type ReactNode } from 'react';
import { usePlanQuery } from '../plans/use-plan.ts';
import { PlanSheet } from './plan-sheet.tsx';
import { PageTitle } from '../page/page-title.tsx';

interface Refused {
  readonly title: string;
  readonly why: string;
}

/** Why there is nothing to be seen, where trying again changes nothing. */
const REFUSALS: Readonly<Record<number, Refused>> = {
  403: {
    title: 'Este plan no se ve con tu cuenta',
    why: 'Los planes los ven quienes organizan y quienes administran. Si te hace falta, pedile a quien administra que te dé el rol de organizador.',
  },
  404: {
    title: 'Este plan no está',
    why: 'Puede que lo hayan borrado, o que no sea para vos.',
  },
};

const refusalOf = (error: Error | null) =>
  error instanceof ApiError ? REFUSALS[error.status] : undefined;

/** With the way back, also where retrying may help: whoever came by a link has no other. */
const ToList = ({ children }: { readonly children: ReactNode }) => (
  <section className="words">
    {children}
    <p>
      <PageLink to={PLANS_ADDRESS}>Ver los planes</PageLink>
    </p>
  </section>
);

/** Over a plan that was there, and is not any more: what is being entered in it stays in view. */
const NoMore = ({ title, why }: Refused) => (
  <ToList>
    <p role="alert" aria-label={title}>
      <b>{title}.</b> {why} Lo que ves es lo último que llegó, y lo que cambies ya no se guarda.
    </p>
  </ToList>
);

const Waiting = () => (
  <div aria-busy="true" aria-label="Cargando el plan" style={{ display: 'grid', gap: 24 }}>
    <Skeleton width="min(480px, 80%)" height={44} />
    <Skeleton height={72} />
    <Skeleton height={320} />
  </div>
);

/** One plan. Whoever goes elsewhere is asked first by what they were entering in it. */
export function PlanPage({ id }: { readonly id: string }) {
  const { data: plan, error, isError, refetch } = usePlanQuery(id);
  const title = plan?.title;
  useEffect(() => {
    if (title !== undefined) navigation().title(`${title} · Planes`);
  }, [title]);
  const [guard] = useState(createLeaveGuard);
  useEffect(() => navigation().hold((go) => guard.leave(go)), [guard]);
  const refused = refusalOf(error);
  if (plan) {
    return (
      <LeaveContext value={guard}>
        {refused && <NoMore {...refused} />}
        <PlanSheet plan={plan} />
      </LeaveContext>
    );
  }
  if (!isError) return <Waiting />;
  return (
    <ToList>
      {refused ? (
        <>
          <PageTitle>{refused.title}</PageTitle>
          <p className="quiet">{refused.why}</p>
        </>
      ) : (
        <>
          <PageTitle>Plan</PageTitle>
          <ReadFailure
            error={error}
            missing="El plan no se pudo cargar."
            onRetry={() => void refetch()}
          />
        </>
      )}
    </ToList>
  );
}
