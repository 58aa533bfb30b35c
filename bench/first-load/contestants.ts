import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registrySchema, type RegistryEntry } from '@almanaque/shared-contracts/schemas';
import { startServer } from '../../tools/server.ts';
import { buildParts } from '../../tools/build-parts.ts';
import { inHouse } from '../../tools/house.ts';
import { reservePort } from '../../tools/port.ts';
import { buildMonoliths, monolithDir } from '../monolith/build-monoliths.ts';
import type { Monolith } from '../monolith/monoliths.ts';

const FRAME = { frame: 'header button' };
/** The least that React takes for a page with a month. */
export const LIMIT = 'React y nada más (límite)';

/** What there is to see on a page with a month. */
export const MONTH = { ...FRAME, month: '[role="grid"][aria-busy="false"] .chip' };

export interface Contestant {
  readonly name: string;
  readonly url: string;
  /** What there is to see on it, by name. */
  readonly landmarks: Readonly<Record<string, string>>;
  /** Whether it is a whole page, whose requests count; else it only bounds what the others can reach. */
  readonly isWhole: boolean;
}

interface Contest {
  readonly contestants: readonly Contestant[];
  readonly stop: () => Promise<void>;
}

const published = registrySchema.parse(
  JSON.parse(readFileSync(inHouse('shell/public/remotes.json'), 'utf8')),
).remotes;

/** Each at an address where nothing answers. */
async function unreachable(): Promise<RegistryEntry[]> {
  const port = await reservePort();
  return published.map((entry) => ({
    ...entry,
    manifest: `http://127.0.0.1:${port}/${entry.name}/mf-manifest.json`,
  }));
}

/** Federated and as one bundle, each on a server of its own: the same server, with the same data. */
export async function startContest(say: (line: string) => void): Promise<Contest> {
  await buildParts();
  await buildMonoliths(say);
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-bench-'));
  const started: { stop: () => Promise<void> }[] = [];

  const start = async (
    name: string,
    remotes: readonly RegistryEntry[],
    landmarks: Contestant['landmarks'],
    env: Readonly<Record<string, string>> = {},
  ): Promise<Contestant> => {
    const registry = path.join(folder, `${started.length}.json`);
    writeFileSync(registry, JSON.stringify({ remotes }));
    const server = await startServer({ ...env, REMOTES_FILE: registry });
    started.push(server);
    return { name, url: server.url, landmarks, isWhole: true };
  };
  // Listed, so that the document asks for its data as early: a part's manifest says what it reads. Never loaded.
  const bundled = (remotes: readonly RegistryEntry[]): RegistryEntry[] =>
    remotes.map((entry) => ({ ...entry, preload: false }));
  const monolith = (name: string, which: Monolith, remotes: readonly RegistryEntry[]) =>
    start(name, bundled(remotes), MONTH, { SHELL_DIR: monolithDir(which) });

  const calendarAlone = published.filter(({ name }) => name === 'mf-calendar');
  const contestants = [
    await start('Almanaque, solo el calendario', calendarAlone, MONTH),
    await monolith('Un solo paquete, solo el calendario', 'calendar', calendarAlone),
    await start('Almanaque, todo', published, MONTH),
    await monolith('Un solo paquete, todo', 'all', published),
    await start('Almanaque, sin ninguna parte', await unreachable(), FRAME),
    { ...(await monolith(LIMIT, 'bare', calendarAlone)), isWhole: false },
  ];
  return {
    contestants,
    stop: async () => {
      await Promise.all(started.map(({ stop }) => stop()));
      rmSync(folder, { recursive: true });
    },
  };
}
