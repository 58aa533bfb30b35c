import { fakeServer, type FakeRoutes, type FakeServer } from '@almanaque/shared-contracts/testing';

let problems: readonly string[] = [];

/** The contract's fake server in the place of the real one. What it complains of fails the test. */
export function fakeApi(routes: FakeRoutes): FakeServer {
  const server = fakeServer({ routes });
  problems = server.problems;
  globalThis.fetch = server.fetch;
  return server;
}

afterEach(() => expect(problems).toEqual([]));
