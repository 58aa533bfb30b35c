import { FIRST_STEPS, type FirstHour, type FirstStep } from '@almanaque/api';
import { capitalize } from '@almanaque/shared-contracts';
import { Icon, PageLink } from '@almanaque/ui';
import { addressOf, FIRST_HOUR_PATH } from '@almanaque/shared-contracts/contributions';
import { STEPS } from './steps.ts';

export const stepAddress = (step: FirstStep): string =>
  addressOf(`${FIRST_HOUR_PATH}/${STEPS[step].path}`);

interface StepListProps {
  readonly current: FirstStep;
  readonly done: FirstHour['done'];
}

/** The four steps, each one's own address. */
export const StepList = ({ current, done }: StepListProps) => (
  <nav className="stepper" aria-label="Pasos">
    <ol>
      {FIRST_STEPS.map((step, index) => (
        <li key={step}>
          <PageLink
            to={stepAddress(step)}
            className={done[step] ? 'done' : undefined}
            {...(step === current && { 'aria-current': 'step' })}
          >
            {done[step] ? <Icon name="check" size={18} /> : `${index + 1}.`}
            <span className="words">{capitalize(STEPS[step].title)}</span>
            {done[step] && <span className="unseen">, hecho</span>}
          </PageLink>
        </li>
      ))}
    </ol>
  </nav>
);
