import { FIRST_STEPS } from '@almanaque/api';
import { Button, Icon, PageLink } from '@almanaque/ui';
import { handFocusOn, ReadFailure, useWrite } from '@almanaque/ui/form';
import { useDismissFirstHour, useFirstHour, useIsAdministrator } from './first-hour-data.ts';
import { LeftFrame } from './first-hour-styles.ts';
import { stepAddress } from './step-list.tsx';
import { isLeft, STEPS } from './steps.ts';

/** What of the first hour is still to be done, until it is or nobody wants to be reminded. */
export function WhatIsLeft() {
  const { data, error, refetch } = useFirstHour({ isAsked: useIsAdministrator() });
  const dismiss = useDismissFirstHour();
  const { write, busy, problem } = useWrite();
  if (error && !data) {
    const missing = 'No se pudo leer qué falta de los primeros pasos.';
    return <ReadFailure error={error} missing={missing} onRetry={() => void refetch()} />;
  }
  if (!data || !isLeft(data)) return null;
  return (
    <LeftFrame ref={handFocusOn} aria-label="Primeros pasos">
      <h2>Para empezar, falta</h2>
      <ul>
        {FIRST_STEPS.filter((step) => !data.done[step]).map((step) => (
          <li key={step}>
            <PageLink to={stepAddress(step)}>
              {STEPS[step].left}
              <Icon name="next" size={18} />
            </PageLink>
          </li>
        ))}
      </ul>
      <p className="problem" role="alert">
        {problem}
      </p>
      <Button variant="text" aria-disabled={busy} onClick={() => void write(dismiss)}>
        No recordarlo más
      </Button>
    </LeftFrame>
  );
}
