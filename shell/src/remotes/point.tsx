import { sessionQuery, useHost, useQuery, useSelection } from '@almanaque/shared-contracts';
import {
  isMet,
  type Contribution,
  type ShellPoint,
} from '@almanaque/shared-contracts/contributions';
import { Fragment, type ReactNode } from 'react';
import { sessionIsLikely } from '../account/session-hint.ts';
import { RemoteSlot, type Failure } from './remote-slot.tsx';
import { usePlacing } from './remotes-context.ts';

interface ConditionalProps {
  readonly contribution: Contribution;
  readonly children: ReactNode;
}

/** By itself, so that choosing a day draws nothing else of the page anew. */
function Conditional({ contribution, children }: ConditionalProps) {
  const selection = useSelection();
  const asks = contribution.roles !== undefined || contribution.when?.session !== undefined;
  const session = useQuery({
    ...sessionQuery(useHost().apiBase),
    enabled: asks && sessionIsLikely(),
  });
  const facts = { selection, session: session.data?.session ?? null };
  return isMet(contribution, facts) ? children : null;
}

interface PointProps {
  readonly name: ShellPoint;
  /** The point that people wait for: what stands here begins to load once that is drawn, or does not come. */
  readonly after?: ShellPoint;
  /** The size of what comes. */
  readonly skeleton: (label: string) => ReactNode;
  readonly failure: Failure;
  /** Around each of those that stand here. */
  readonly frame?: (drawn: ReactNode) => ReactNode;
  /** While it is not known who stands here; default: nothing. */
  readonly awaited?: ReactNode;
  /** When nobody does; default: nothing. */
  readonly empty?: ReactNode;
}

/** Where parts may bring something: all that stands there, in order. Whatever becomes of one, the others stand. */
export function Point({ name, after, skeleton, failure, frame, awaited, empty }: PointProps) {
  const { status, places } = usePlacing();
  const here = places.filter(({ contribution }) => contribution.point === name);
  const first = places.find(({ contribution }) => contribution.point === after)?.connection;
  if (here.length === 0) return status === 'reading' ? awaited : empty;
  return here.map((place) => {
    const { contribution, id } = place;
    const label = `Cargando: ${contribution.title}`;
    const slot = (
      <RemoteSlot place={place} after={first} skeleton={skeleton(label)} failure={failure} />
    );
    const drawn = frame ? frame(slot) : slot;
    return contribution.when || contribution.roles ? (
      <Conditional key={id} contribution={contribution}>
        {drawn}
      </Conditional>
    ) : (
      <Fragment key={id}>{drawn}</Fragment>
    );
  });
}
