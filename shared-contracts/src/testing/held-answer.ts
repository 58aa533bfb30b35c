import type { FakeRoutes } from './fake-server.ts';

type Route = FakeRoutes[string];

export interface HeldAnswer {
  /** For the place of the route among a server's. */
  readonly route: Route;
  /** What was asked so far is answered, and from then on all at once. */
  readonly release: () => void;
}

/** Answers as `route` does, but not before it is released: for what the person does meanwhile. */
export function heldAnswer(route: Route): HeldAnswer {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return {
    route: async (request) => {
      await released;
      return route(request);
    },
    release: () => release(),
  };
}
