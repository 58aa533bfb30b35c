import { usePlacing, type GivenThere, type PointProps } from '@almanaque/shared-contracts';
import { isMet, type Contribution, type Offer } from '@almanaque/shared-contracts/contributions';
import { Fragment, useState, type ReactNode } from 'react';
import { failureLine, type Failure } from '../failure/failure-notice.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { ContributionSlot } from './contribution-slot.tsx';
import { PointMark } from './point-mark.tsx';
import { usePageFacts } from './use-page-facts.ts';

type Handed = NonNullable<GivenThere['point']>;

const isSame = (one: Handed, other: Handed): boolean =>
  Object.keys({ ...one, ...other }).every((name) => Object.is(one[name], other[name]));

/** The same object for as long as it says the same: what stands at a point is not told of nothing new. */
function useSame(handed: Handed): Handed {
  const [kept, keep] = useState(handed);
  if (isSame(kept, handed)) return kept;
  keep(handed);
  return handed;
}

interface ConditionalProps {
  readonly contribution: Contribution;
  readonly children: ReactNode;
}

/** By itself, so that choosing a day draws nothing else of the page anew. */
const Conditional = ({ contribution, children }: ConditionalProps) =>
  isMet(contribution, usePageFacts([contribution])) ? children : null;

/** In rem: a line of text and its button. */
const LINE = 3.75;

const NOTHING: Handed = {};

const nothing = () => null;

/** An offer says by itself what it hands over; a name of a point is believed. */
type AtPoint<Point extends string | Offer> = {
  readonly point: Point;
} & (Point extends Offer
  ? { readonly props: PointProps<Point['props']> }
  : { readonly props?: Handed });

interface Look {
  /** The point that people wait for: what stands here begins to load once that is drawn, or does not come. */
  readonly after?: string;
  /** Default: as high as the offer says. */
  readonly skeleton?: (label: string) => ReactNode;
  /** Default: a line with a button; where the offer holds no place, nothing. */
  readonly failure?: Failure;
  /** Around each of those that stand here. */
  readonly frame?: (drawn: ReactNode, contribution: Contribution) => ReactNode;
  /** While it is not known who stands here; default: nothing. */
  readonly awaited?: ReactNode;
  /** When nobody does; default: nothing. */
  readonly empty?: ReactNode;
}

/**
 * Where parts may bring something: all that stands there, in order. Whatever becomes of one, the others
 * stand. In a page that brings nothing, such as another portal's, it is `empty`.
 */
export function Contributions<Point extends string | Offer>({
  point,
  props,
  after,
  skeleton,
  failure,
  frame,
  awaited,
  empty,
}: AtPoint<Point> & Look) {
  const { status, places } = usePlacing();
  const handed = useSame(props ?? NOTHING);
  const { name, height } =
    typeof point === 'string'
      ? { name: point, height: LINE }
      : { name: point.point, height: point.height ?? LINE };
  const here = places.filter(({ contribution }) => contribution.point === name);
  const first = places.find(({ contribution }) => contribution.point === after);
  const none = status === 'reading' ? awaited : empty;
  const all = here.map((place) => {
    const { contribution, id } = place;
    const label = `Cargando: ${contribution.title}`;
    const slot = (
      <ContributionSlot
        place={place}
        point={props && handed}
        after={first}
        skeleton={
          skeleton?.(label) ??
          (height > 0 && (
            <Skeleton role="status" aria-busy aria-label={label} height={`${height}rem`} />
          ))
        }
        failure={failure ?? (height === 0 ? nothing : failureLine)}
      />
    );
    const drawn = frame ? frame(slot, contribution) : slot;
    return contribution.when || contribution.roles ? (
      <Conditional key={id} contribution={contribution}>
        {drawn}
      </Conditional>
    ) : (
      <Fragment key={id}>{drawn}</Fragment>
    );
  });
  return (
    <>
      <PointMark point={name} />
      {all.length === 0 ? none : all}
    </>
  );
}
