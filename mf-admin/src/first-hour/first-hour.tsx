import type { FirstHour as State, FirstStep } from '@almanaque/api';
import { navigation } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { ReadFailure, tellByToast, useLeaveGuard, useWrite } from '@almanaque/ui/form';
import { useDetail, useSettingsPage } from '@almanaque/ui/screen';
import { useEffect, type ReactNode } from 'react';
import { MONTH_PATH } from '@almanaque/shared-contracts/contributions';
import { CompanyStep } from './company-step.tsx';
import { DatesStep } from './dates-step.tsx';
import { useDismissFirstHour, useFirstHour } from './first-hour-data.ts';
import { Frame } from './first-hour-styles.ts';
import { Loading } from './loading.tsx';
import { PeopleStep } from './people-step.tsx';
import { stepAddress, StepList } from './step-list.tsx';
import { nextUndone, stepAfter, stepAt, STEPS, stepTitle } from './steps.ts';
import { TeamStep } from './team-step.tsx';

interface StepProps {
  readonly step: FirstStep;
  /** What of the address follows the step's own. */
  readonly below: string;
  readonly done: State['done'];
}

function End() {
  const dismiss = useDismissFirstHour();
  const { leave } = useLeaveGuard();
  const { write } = useWrite({ tell: tellByToast });
  const end = () => {
    void write(dismiss);
    navigation().go(MONTH_PATH);
  };
  return (
    <Button variant="contained" onClick={() => leave(end)}>
      Terminar y ver el mes
    </Button>
  );
}

/** Whether going on is the one thing to do: of the company, saving it goes on by itself. */
const isNext = (step: FirstStep, done: State['done']): boolean => step !== 'company' && done[step];

function Step({ step, below, done }: StepProps) {
  const { go } = useSettingsPage();
  const { leave } = useLeaveGuard();
  useDetail(stepTitle(step), { isAll: true });
  const onNext = () => go(STEPS[stepAfter(step)].path);
  const contents: Readonly<Record<FirstStep, () => ReactNode>> = {
    company: () => <CompanyStep onNext={onNext} />,
    people: () => <PeopleStep below={below} />,
    dates: () => <DatesStep />,
    team: () => <TeamStep />,
  };
  return (
    <Frame>
      <StepList current={step} done={done} />
      <div className="step" key={step}>
        {contents[step]()}
      </div>
      {below === '' && (
        <div className="onward">
          {step === 'team' ? (
            <End />
          ) : (
            <Button
              variant={isNext(step, done) ? 'contained' : 'outlined'}
              onClick={() => leave(onNext)}
            >
              {done[step] ? 'Seguir' : 'Más tarde'}
            </Button>
          )}
        </div>
      )}
    </Frame>
  );
}

/** From a new installation to a month to print, in four steps that can be left and taken up again. */
export function FirstHour() {
  const { base, rest } = useSettingsPage();
  const { data, error, refetch } = useFirstHour({ isAsked: true });
  const at = stepAt(rest);
  const begin = at === null && data ? stepAddress(nextUndone(data)) : null;
  useEffect(() => {
    if (begin !== null) navigation().go(begin, { replace: true });
  }, [begin, base]);
  // What is entered in a step stays, also where reading what is done fails meanwhile.
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!data || at === null) return <Loading height={420} />;
  return <Step {...at} done={data.done} />;
}
