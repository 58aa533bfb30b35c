import {
  navigation,
  pointProps,
  toastStore,
  usePoint,
  type PropsSchema,
} from '@almanaque/shared-contracts';
import { styled } from '@almanaque/ui';
import { LeaveContext } from '@almanaque/ui/form';
import { useGuardedPage } from '@almanaque/ui/screen';
import { ImportWizard } from '../import/import-wizard.tsx';
import { showThisMonth } from '../import/show-this-month.ts';
import { MONTH_PATH } from '@almanaque/shared-contracts/contributions';
import { Template } from './template.tsx';

const amongSteps = pointProps({ base: 'text', rest: 'text', next: 'text' });

interface Step {
  /** The step's own address. */
  readonly base: string;
  /** The import that is under way; '': none. */
  readonly rest: string;
  /** The address of what follows. */
  readonly next: string;
}

const isNothing = (given: unknown): boolean => Object.keys(given ?? {}).length === 0;

/** In a portal of others there are no steps: it is the import's first one. */
const STEP: PropsSchema<Step> = {
  parse: (given) =>
    isNothing(given) ? { base: '', rest: '', next: MONTH_PATH } : amongSteps.parse(given),
};

const Frame = styled('div')({
  display: 'grid',
  gap: 32,
  minWidth: 0,
  '& > *': { marginInline: 0, minWidth: 0 },
});

/** Shows the month, with the way back to where the person was. */
function seeMonth(next: string): void {
  showThisMonth();
  toastStore().show('Las personas que cargaste ya están, cada una en su fecha.', 'success', {
    label: 'Seguir con los primeros pasos',
    run: () => navigation().go(next),
  });
}

const noDetail = () => undefined;

/** From the company's spreadsheet to its people. */
export function FirstPeople() {
  const { base, rest, next } = usePoint(STEP);
  // A part's own tree: the page's guard does not reach into it.
  const { guard } = useGuardedPage({ base, rest, setDetail: noDetail });
  return (
    <LeaveContext value={guard}>
      <Frame>
        <ImportWizard
          id={rest === '' ? null : rest}
          onOpened={(id) => navigation().go(id === null ? base : `${base}/${id}`)}
          onMonth={() => seeMonth(next)}
          onBack={() => navigation().go(next)}
          doneWords="Seguir con las fechas propias"
        />
        {rest === '' && <Template />}
      </Frame>
    </LeaveContext>
  );
}
