import { Contributions } from '@almanaque/ui';
import { EVENT_MOVE } from '../contributions.ts';

const nothing = () => null;

/** Whoever keeps something for events: they draw nothing, and neither does one that does not come. */
export const Keepers = () => (
  <Contributions point={EVENT_MOVE} props={EVENT_MOVE.props} skeleton={nothing} failure={nothing} />
);
