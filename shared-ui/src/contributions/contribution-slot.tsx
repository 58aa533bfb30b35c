import {
  useContributionState,
  useHost,
  type ContributionHandle,
  type DrawnContribution,
  type GivenThere,
} from '@almanaque/shared-contracts';
import { missingText } from '@almanaque/shared-contracts/contributions';
import {
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Failure } from '../failure/failure-notice.tsx';
import { RETRY } from '../failure/retry.ts';
import { FrameContext } from '../frame/frame-context.ts';
import { inTurn } from './in-turn.ts';

interface DrawnProps {
  /** Drawn anew where this changes: another module, or another place. */
  readonly mount: ContributionHandle['mount'];
  readonly module: object;
  readonly given: GivenThere;
  /** Stands in its element until it has drawn something: nothing blinks. */
  readonly standIn: Element;
}

function Drawn({ mount, module, given, standIn }: DrawnProps) {
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnContribution>(undefined);
  const latest = useRef(given);

  useLayoutEffect(() => {
    if (!element.current) return;
    // Made here and not by React, so that the contribution's renderer alone owns what is inside.
    const root = document.createElement('div');
    root.style.display = 'contents';
    root.append(standIn.cloneNode(true));
    element.current.append(root);
    const inPlace = mount(root, latest.current);
    drawn.current = inPlace;
    return inPlace.unmount;
  }, [mount, module, standIn]);

  useEffect(() => {
    if (latest.current === given) return;
    latest.current = given;
    drawn.current?.update(given);
  }, [given]);

  return <div ref={element} style={{ display: 'contents' }} />;
}

export interface ContributionSlotProps {
  readonly place: ContributionHandle;
  /** What the point hands over. */
  readonly point: GivenThere['point'];
  /** The one that people wait for: this one begins to load once that one is drawn, or does not come. */
  readonly after: ContributionHandle | undefined;
  /** The size of what comes. */
  readonly skeleton: ReactNode;
  readonly failure: Failure;
}

/** A contribution's place in the page. Whatever becomes of the contribution stays inside it. */
export function ContributionSlot({
  place,
  point,
  after,
  skeleton,
  failure,
}: ContributionSlotProps) {
  const { contribution, mount, retry, start } = place;
  const state = useContributionState(place);
  const config = useHost();
  const frame = useContext(FrameContext);
  // The skeleton as it was last drawn: where the module was there first it is drawn too, in the same frame.
  const [standIn, setStandIn] = useState<Element | null>(null);
  const given = useMemo<GivenThere>(
    () => ({ apiBase: config.apiBase, config, ...(point && { point }), ...(frame && { frame }) }),
    [config, point, frame],
  );
  useEffect(() => (after ? inTurn(after.settled, start) : start()), [start, after]);

  if (state.status === 'failed') {
    const message = missingText(contribution, state.reason);
    // Where it is now is for the next document to allow. It is taken when it suits the person.
    return state.reason.kind === 'blocked'
      ? failure(message, () => location.reload(), 'Actualizar')
      : failure(message, retry, RETRY);
  }
  return state.status === 'ready' && standIn ? (
    <Drawn mount={mount} module={state.module} given={given} standIn={standIn} />
  ) : (
    <div style={{ display: 'contents' }} ref={(element) => setStandIn((last) => element ?? last)}>
      {skeleton}
    </div>
  );
}
