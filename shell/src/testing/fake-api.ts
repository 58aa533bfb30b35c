import { fakeServer, type FakeRoutes } from '@almanaque/shared-contracts/testing';

/** A request that changes something. */
export interface Call {
  /** 'POST /api/v1/events' */
  readonly route: string;
  readonly body: unknown;
}

/** What the shell asks of every installation by itself. */
const OF_ITSELF: FakeRoutes = {
  'GET /api/v1/auth/options': () => ({
    password: true,
    openId: null,
    readingNeedsSignIn: false,
  }),
  'GET /api/v1/sample-set': () => ({ events: 0 }),
  'GET /api/v1/ai/agreement': () => ({ configured: false, agreed: null, example: null }),
};

let problems: readonly string[] = [];

/** The contract's fake server in the place of the real one. What it complains of fails the test. */
export function fakeApi(routes: FakeRoutes): {
  readonly writes: readonly Call[];
  /** Addresses, with their queries. */
  readonly reads: readonly string[];
} {
  const writes: Call[] = [];
  const reads: string[] = [];
  const server = fakeServer({ routes: { ...OF_ITSELF, ...routes } });
  problems = server.problems;
  globalThis.fetch = (input, init) => {
    const answer = server.fetch(input, init);
    for (const { method, path, query, body } of server.requests.slice(-1)) {
      if (method === 'GET') reads.push(path + (query.size > 0 ? `?${query}` : ''));
      else writes.push({ route: `${method} ${path}`, body });
    }
    return answer;
  };
  return { writes, reads };
}

afterEach(() => expect(problems).toEqual([]));
