import type { ImportGraph } from './import-graph.ts';

const FLOORS_ROOT = 'server/src/';

/**
 * The folders of the server from the ground up: each stands on those before it. The first line knows nothing
 * of calendars, the second holds what several features read, then come the features, and at the top what
 * makes one server of them.
 */
export const SERVER_FLOORS: readonly string[] = [
  ...['threads', 'text', 'sheets', 'time', 'ical', 'config', 'db', 'settings', 'http'],
  ...[
    'auth',
    'live',
    'audit',
    'holidays',
    'imports',
    'providers',
    'health',
    'pictures',
    'observances',
    'page',
  ],
  ...['cache', 'understanding', 'people', 'events', 'calendar', 'search', 'messages', 'plans'],
  ...['company', 'planner', 'feed', 'runtime-config', 'schema', 'backup', 'move-data', 'commands'],
];

/** The arrows up that stand, each with its reason. There is to be none besides. */
export const ARROWS_UP: Readonly<Record<string, string>> = {
  'audit → plans': 'Whoever is celebrated reads nothing of their plan in the audit either.',
  'auth → audit': 'Coming in and the changes to accounts are written down.',
  'auth → company': 'The authenticator app shows the name of the company.',
  'ical → events': 'The table of the fields of an event says how calendar files have each.',
  'people → events':
    'An event of the calendar’s own that shows what a roster brings goes as that is applied.',
  'people → messages': 'What is kept about a person, shown to them and deleted with them.',
  'people → plans': 'What is kept about a person, shown to them and deleted with them.',
};

const folderOf = (file: string): string | null => {
  if (!file.startsWith(FLOORS_ROOT)) return null;
  const [folder, ...rest] = file.slice(FLOORS_ROOT.length).split('/');
  return rest.length === 0 ? null : (folder ?? null);
};

/** Tests, and what helps them, may look wherever they need. */
const isTest = (file: string): boolean => /\.test\.ts$|\/testing\//.test(file);

/** What of the server's folders stands on none before it, each in a sentence for who is to mend it. */
export function floorProblems(
  graph: ImportGraph,
  floors: readonly string[] = SERVER_FLOORS,
  allowed: Readonly<Record<string, string>> = ARROWS_UP,
): readonly string[] {
  const problems = new Set<string>();
  const unused = new Set(Object.keys(allowed));
  for (const [file, imported] of graph) {
    const from = folderOf(file);
    if (from === null || from === 'testing' || isTest(file)) continue;
    if (!floors.includes(from)) {
      problems.add(`${FLOORS_ROOT}${from} no está en SERVER_FLOORS: poné dónde se apoya.`);
      continue;
    }
    for (const other of imported) {
      const to = folderOf(other);
      if (to === null || to === from || floors.indexOf(to) <= floors.indexOf(from)) continue;
      const arrow = `${from} → ${to}`;
      if (!unused.delete(arrow) && !(arrow in allowed)) {
        problems.add(`${file} importa ${other}, de un piso de más arriba.`);
      }
    }
  }
  for (const arrow of unused) problems.add(`Ya nadie importa «${arrow}»: sacalo de ARROWS_UP.`);
  return [...problems];
}
