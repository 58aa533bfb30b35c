import type { ImportGraph } from './import-graph.ts';

const FLOORS_ROOT = 'server/src/';

/**
 * The folders of the server from the ground up: each stands on those before it and on none after it. The
 * first line knows nothing of who works here, the second says who asks and what was done, then come what the
 * calendar is made of, what is made with it, and at the top what makes one server of them and tries it.
 */
export const SERVER_FLOORS: readonly string[] = [
  ...['text', 'time', 'threads', 'config', 'ical', 'sheets', 'db', 'cache', 'settings', 'http'],
  ...['changes', 'audit', 'health', 'page', 'understanding', 'auth', 'live'],
  ...['pictures', 'imports', 'holidays', 'observances', 'providers', 'people', 'known-plans'],
  ...['read-audit', 'events', 'doubled', 'people-import', 'calendar', 'company', 'messages'],
  ...['search', 'planner', 'plans', 'personal-data', 'feed', 'runtime-config'],
  ...['schema', 'backup', 'move-data', 'commands', 'testing'],
];

const folderOf = (file: string): string | null => {
  if (!file.startsWith(FLOORS_ROOT)) return null;
  const [folder, ...rest] = file.slice(FLOORS_ROOT.length).split('/');
  return rest.length === 0 ? null : (folder ?? null);
};

/** A test may look wherever it needs; what helps several of them stands where it belongs. */
const isTest = (file: string): boolean => file.endsWith('.test.ts');

/** What of the server's folders stands on none before it, each in a sentence for who is to mend it. */
export function floorProblems(
  graph: ImportGraph,
  floors: readonly string[] = SERVER_FLOORS,
): readonly string[] {
  const problems = new Set<string>();
  for (const [file, imported] of graph) {
    const from = folderOf(file);
    if (from === null || isTest(file)) continue;
    if (!floors.includes(from)) {
      problems.add(`${FLOORS_ROOT}${from} no está en SERVER_FLOORS: poné dónde se apoya.`);
      continue;
    }
    for (const other of imported) {
      const to = folderOf(other);
      if (to === null || to === from || floors.indexOf(to) <= floors.indexOf(from)) continue;
      problems.add(`${file} importa ${other}, de un piso de más arriba.`);
    }
  }
  return [...problems];
}
