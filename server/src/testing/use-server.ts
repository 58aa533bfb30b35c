import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { Role } from '@almanaque/shared-contracts/schemas';
import { signedIn, type Visitor } from '../auth/testing/visitor.ts';
import type { Place } from './engines.ts';
import { startTestApp, type TestApp, type TestSettings } from './test-app.ts';

/** One for all tests of a `describe`. */
export const FOR_ALL = { before: beforeAll, after: afterAll };
/** One for each test of a `describe`. */
export const FOR_EACH = { before: beforeEach, after: afterEach };

interface TestServer extends Pick<TestApp, 'app' | 'database'> {
  /** Somebody in a session of a new account with that role, before any hook declared after this. */
  useVisitor(role: Role, email?: string): Visitor;
}

/** A server for the tests of a `describe`, from `startTestApp`. It is there once the tests run. */
export function useServer(
  openPlace: () => Promise<Place>,
  { before, after } = FOR_ALL,
  settings: TestSettings = {},
): TestServer {
  let server: TestApp;
  before(async () => {
    server = await startTestApp(openPlace, settings);
  });
  after(() => server.close());

  return {
    get app() {
      return server.app;
    },
    get database() {
      return server.database;
    },
    useVisitor(role, email) {
      let browser: Visitor;
      before(async () => {
        browser = await signedIn(server, role, email);
      });
      return {
        send: (...request) => browser.send(...request),
        headers: () => browser.headers(),
      };
    },
  };
}
