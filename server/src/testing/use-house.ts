import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach } from '@jest/globals';
import { KNOWN_PARTS } from '@almanaque/shared-contracts/known-parts';
import { runtimeConfigSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import type { Config } from '../config/config.ts';
import { ENGINES } from './engines.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const [, openSqlite] = ENGINES[0];
export const HTML = { accept: 'text/html' };
export const CALENDAR = '/remotes/mf-calendar/mf-manifest.json';

/** The manifest of a remote whose exposed module is `chunk`, with a text that would end a script. */
export const manifest = (chunk: string) =>
  JSON.stringify({
    name: 'mf_calendar',
    metaData: { publicPath: 'auto', remoteEntry: { name: 'remoteEntry.js', path: '' } },
    exposes: [{ assets: { js: { sync: [chunk], async: ['later.js'] } } }],
    note: '</script><script>alert(1)</script>',
  });

export const registry = (...entries: readonly (readonly [name: string, manifest: string])[]) =>
  JSON.stringify({
    remotes: entries.map(([name, at]) => ({
      name,
      manifest: at,
      contract: '^1.0.0',
      preload: name !== 'mf-recommendations',
    })),
  });

const bootSchema = z.object({
  registry: z.object({ remotes: z.array(z.unknown()) }).nullable(),
  manifests: z.record(z.string(), z.unknown()),
  places: z.array(z.unknown()).optional(),
  runtimeConfig: runtimeConfigSchema,
});

/** Where a part stands that was built before manifests said so. */
export const knownPlaces = (...parts: readonly string[]) =>
  parts.flatMap((part) =>
    (KNOWN_PARTS[part] ?? []).map((contribution) => ({ part, contribution })),
  );

/** What the document tells the shell. */
export function bootOf(html: string) {
  const text = /<script type="application\/json" id="almanaque-boot">(.*?)<\/script>/s.exec(html);
  return bootSchema.parse(JSON.parse(text?.[1] ?? 'null'));
}

/** For each test a server of its own, with a shell and a calendar of a few lines in a folder. */
export function useHouse() {
  let house: string;
  let server: TestApp;

  async function write(path: string, content: string | Uint8Array): Promise<void> {
    const file = join(house, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const settings = () => ({
    shellDir: join(house, 'shell'),
    remotesDir: house,
    remotesFile: join(house, 'shell/remotes.json'),
  });

  beforeEach(async () => {
    house = await mkdtemp(join(tmpdir(), 'almanaque-page-'));
    await write(
      'shell/index.html',
      '<html><head><meta nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style><!-- boot data --><script>ask()</script><!-- remotes --></head></html>',
    );
    await write('shell/remotes.json', registry(['mf-calendar', CALENDAR]));
    await write('shell/main.0123456789.js', 'console.log("plain")');
    await write('shell/main.0123456789.js.br', brotliCompressSync('console.log("small")'));
    await write('mf-calendar/dist/mf-manifest.json', manifest('remote.abcdef0123.js'));
    await write('mf-calendar/dist/remoteEntry.js', 'entry');
    server = await startTestApp(openSqlite, settings());
  });
  afterEach(async () => {
    await server.close();
    await rm(house, { recursive: true });
  });

  return {
    write,
    remove: (path: string) => rm(join(house, path)),
    get: (url: string, headers: Record<string, string> = HTML) =>
      server.app.inject({ url, headers }),
    /** Another server on the same folder. */
    startAnother: (more: Partial<Config>, logger?: FastifyBaseLogger) =>
      startTestApp(openSqlite, { ...settings(), ...more }, logger),
  };
}
