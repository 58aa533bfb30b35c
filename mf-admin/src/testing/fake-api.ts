import { fakeServer, type FakeRoutes, type FakeServer } from '@almanaque/shared-contracts/testing';

/** What screens ask of every installation by themselves. */
const OF_ITSELF: FakeRoutes = {
  'GET /api/v1/ai/agreement': () => ({ configured: false, agreed: null, example: null }),
};

let problems: readonly string[] = [];

/** The contract's fake server in the place of the real one. What it complains of fails the test. */
export function fakeApi(routes: FakeRoutes): FakeServer {
  const server = fakeServer({ routes: { ...OF_ITSELF, ...routes } });
  problems = server.problems;
  globalThis.fetch = server.fetch;
  return server;
}

afterEach(() => expect(problems).toEqual([]));
