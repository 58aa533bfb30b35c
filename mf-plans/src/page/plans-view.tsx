import { pointProps, usePoint, type PropsSchema } from '@almanaque/shared-contracts';
import { AnotherPerson, ReadFailure, useNextPerson } from '@almanaque/ui/form';
import { useState } from 'react';
import { BoardPage } from '../board/board-page.tsx';
import { OwnTasksPage } from '../own/own-tasks-page.tsx';
import { PlanPage } from '../plan/plan-page.tsx';
import { LateCoverage } from '../covered/late-coverage.tsx';
import { useEachDay } from '../plans/use-each-day.ts';
import { HoldingContext } from './holding.ts';
import { OrganisersOnly } from './organisers-only.tsx';
import { PageFrame } from './page-frame.ts';
import { PagePlaceholder } from './page-placeholder.tsx';
import { SignedOut } from './signed-out.tsx';
import { mayPlan, useWhose } from './use-whose.ts';
import { PageTitle } from './page-title.tsx';

/** What of the address follows '/planes/' on that page. */
const COVERAGE = 'cobertura';

const inShell = pointProps({ base: 'text', rest: 'text' });

/** In a portal of others nobody says where on the page it is: there it is the list. */
const address: PropsSchema<{ readonly rest: string }> = {
  parse: (given) => (given === undefined ? { rest: '' } : inShell.parse(given)),
};

interface PageAtProps {
  readonly rest: string;
  readonly mayPlan: boolean;
}

/** Plans for whoever makes them; for any other account its own tasks, wherever it was led. */
function PageAt({ rest, mayPlan: isOrganiser }: PageAtProps) {
  if (!isOrganiser) return rest === COVERAGE ? <OrganisersOnly /> : <OwnTasksPage />;
  if (rest === '') return <BoardPage />;
  return rest === COVERAGE ? <LateCoverage /> : <PlanPage key={rest} id={rest} />;
}

/** When a session ends by itself, what was entered waits unseen for whom it belongs to. */
export function PlansView() {
  useEachDay();
  const { rest } = usePoint(address);
  const whose = useWhose();
  const [holds, setHolds] = useState(false);
  const session = whose.kind === 'account' ? whose.session : null;
  const { turn, isToBeTold, onTold } = useNextPerson(session, holds);
  switch (whose.kind) {
    case 'asking':
      return <PagePlaceholder />;
    case 'unknown':
      return (
        <PageFrame>
          <PageTitle>Planes</PageTitle>
          <ReadFailure
            error={whose.error}
            missing="Los planes no se pudieron cargar."
            onRetry={whose.retry}
          />
        </PageFrame>
      );
    case 'nobody':
    case 'account': {
      const isOpen = whose.kind === 'account';
      const owner = isOpen ? whose.session : whose.last;
      return (
        <>
          {!isOpen && (
            <PageFrame>
              <SignedOut />
            </PageFrame>
          )}
          {isOpen && isToBeTold && (
            // First, and alone: what is on the page may take the focus as it comes.
            <PageFrame>
              <AnotherPerson name={whose.session.name} onClose={onTold} />
            </PageFrame>
          )}
          {owner && !isToBeTold && (
            <PageFrame hidden={!isOpen}>
              <HoldingContext value={setHolds}>
                <PageAt key={turn} rest={rest} mayPlan={mayPlan(owner)} />
              </HoldingContext>
            </PageFrame>
          )}
        </>
      );
    }
  }
}
