import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequest } from '@playwright/test';
import { adoptSessions, sessionOf, type AccountRole, type Sessions } from './accounts.ts';
import { startServer, type RunningServer } from '../../tools/server.ts';
import { watchedTest } from './test.ts';

/** What an installation is after its first minutes: it has both accounts, and a session of each. */
interface Prepared {
  readonly dataDir: string;
  readonly sessions: Sessions;
}

type Settings = Readonly<Record<string, string>>;

const newDataDir = () => mkdtempSync(path.join(tmpdir(), 'almanaque-e2e-data-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

async function prepare(api: APIRequest): Promise<Prepared> {
  const dataDir = newDataDir();
  const server = await startServer({ DATA_DIR: dataDir });
  const open = async (role: AccountRole) => {
    const request = await api.newContext();
    const cookies = await sessionOf(request, server, role);
    await request.dispose();
    return cookies;
  };
  const sessions: Sessions = {
    administrador: await open('administrador'),
    organizador: await open('organizador'),
  };
  await server.stop();
  return { dataDir, sessions };
}

/** Starts servers on copies of what was prepared, one at a time. */
function serversFrom({ dataDir, sessions }: Prepared) {
  let file: string | undefined;
  let stop = (): Promise<void> => Promise.resolve();
  let server: Promise<RunningServer>;

  const start = async (settings: Settings) => {
    await stop();
    const own = newDataDir();
    cpSync(dataDir, own, { recursive: true });
    const started = await startServer({ ...settings, DATA_DIR: own });
    stop = async () => {
      await started.stop();
      remove(own);
    };
    adoptSessions(started, sessions);
    return started;
  };
  return {
    /** The server of that test file: it is started for the first of its tests. */
    of: (wanted: string, settings: Settings): Promise<RunningServer> => {
      if (wanted !== file) server = start(settings);
      file = wanted;
      return server;
    },
    stop: () => stop(),
  };
}
type Servers = ReturnType<typeof serversFrom>;

const test = watchedTest.extend<{ readonly server: RunningServer }, { readonly servers: Servers }>({
  servers: [
    async ({ playwright }, use) => {
      const prepared = await prepare(playwright.request);
      const servers = serversFrom(prepared);
      await use(servers);
      await servers.stop();
      remove(prepared.dataDir);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
});

/**
 * For the tests of one file, which write: on a server of the file's own, so that nothing they leave
 * is in the way of others. Those of the file run one after another and share it: each works on dates
 * and people of its own.
 */
export function writingTest(settings: Settings = {}) {
  test.describe.configure({ mode: 'default' });
  return test.extend<object>({
    server: async ({ servers }, use, { file }) => use(await servers.of(file, settings)),
  });
}
