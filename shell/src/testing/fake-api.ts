import { fakeServer, type FakeRoutes, type FakeServer } from '@almanaque/shared-contracts/testing';

/** What the shell asks of every installation by itself. */
const OF_ITSELF: FakeRoutes = {
  'GET /api/v1/auth/options': () => ({
    password: true,
    openId: null,
    readingNeedsSignIn: false,
  }),
  'GET /api/v1/sample-set': () => ({ events: 0 }),
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
