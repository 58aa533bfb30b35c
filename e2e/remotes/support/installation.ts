import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inHouse } from '../../../tools/house.ts';
import { startServer, type RunningServer } from '../../../tools/server.ts';
import { watchedTest } from '../../support/test.ts';

export type Line = { readonly name: string } & Readonly<Record<string, unknown>>;

interface Installation {
  readonly url: string;
  readonly server: RunningServer;
  /** Writes the registry: its own lines, those of the same name in their place. */
  readonly publish: (...lines: readonly Line[]) => void;
}

const OWN = (
  JSON.parse(readFileSync(inHouse('shell/public/remotes.json'), 'utf8')) as {
    readonly remotes: readonly Line[];
  }
).remotes;

export const test = watchedTest.extend<{
  /** An installation that lets parts of these origins in. */
  readonly install: (...origins: readonly string[]) => Promise<Installation>;
}>({
  install: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-follows-'));
    const registry = path.join(folder, 'remotes.json');
    const stops: (() => Promise<void>)[] = [];
    await use(async (...origins) => {
      const publish: Installation['publish'] = (...lines) => {
        const kept = OWN.filter(({ name }) => !lines.some((line) => line.name === name));
        writeFileSync(registry, JSON.stringify({ remotes: [...kept, ...lines] }));
      };
      publish();
      const server = await startServer({
        REMOTES_FILE: registry,
        REMOTE_OVERRIDES: origins.join(),
      });
      stops.push(server.stop);
      return { url: server.url, server, publish };
    });
    for (const stop of stops) await stop();
    rmSync(folder, { recursive: true });
  },
});

export { expect } from '../../support/test.ts';
