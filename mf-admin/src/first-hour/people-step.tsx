import { Contributions, Skeleton } from '@almanaque/ui';
import { FIRST_PEOPLE } from '../contributions.ts';
import { stepAddress } from './step-list.tsx';

interface PeopleStepProps {
  /** What of the address follows the step's own: the import that is under way. */
  readonly below: string;
}

/** Whoever brings the roster draws it; what follows can be gone on to without it. */
export const PeopleStep = ({ below }: PeopleStepProps) => (
  <Contributions
    point={FIRST_PEOPLE}
    props={{ base: stepAddress('people'), rest: below, next: stepAddress('dates') }}
    awaited={<Skeleton height={320} />}
    empty={
      <p className="soft">
        Acá no está lo que carga a las personas: avisale a quien instaló Almanaque. Podés seguir, y
        volver después.
      </p>
    }
  />
);
