import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../tools/server.ts';
import { openDatabase } from '../../server/src/schema/open-database.ts';
import { searchable } from '../../server/src/text/words.ts';
import { eventsFrom } from './events.ts';
import type { Served } from './serve-pages.ts';

const ROWS_AT_ONCE = 500;

/** The events, as if people had entered them, in a fresh database. */
async function fill(dataDir: string, first: string, count: number): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const rows = eventsFrom(first, count).map(({ id, title, date, type }) => ({
    id: String(id),
    date,
    title,
    description: '',
    type,
    tone: 'festivo' as const,
    observance_id: null,
    picture: null,
    sample: 0 as const,
    search_text: searchable([title]),
    created_at: '2026-01-01T00:00:00.000Z',
  }));
  await database.transaction().execute(async (transaction) => {
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const values = rows.slice(start, start + ROWS_AT_ONCE);
      await transaction.insertInto('company_events').values(values).execute();
    }
  });
  await database.destroy();
}

/** The real server with the events, which serves the production builds: the whole page, and each part alone. */
export async function serveAlmanaque(first: string, count: number): Promise<Served> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'almanaque-bench-'));
  await fill(dataDir, first, count);
  const server = await startServer({ DATA_DIR: dataDir });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true });
  };
  return { url: server.url, stop };
}

/** As TanStack Query has it; Almanaque keeps the page's one client under this symbol. */
interface Queries {
  readonly isFetching: () => number;
  readonly removeQueries: (filter: { type: 'inactive'; queryKey: string[] }) => void;
}

/** Runs in the page, before any of its scripts: Almanaque itself knows nothing of the bench. */
export function offerAlmanaque(): void {
  // The months beside it wait, drawn and hidden: what is seen is this one.
  const shown = () => document.querySelector('.month [role="rowgroup"]:not([aria-hidden])');
  const cellOf = (date: string) => shown()?.querySelector(`[data-date="${date}"]`);
  const STEPS = { next: 'Mes siguiente', previous: 'Mes anterior' } as const;
  const driver = {
    month: () =>
      shown()?.querySelector<HTMLElement>('[data-date$="-15"]')?.dataset['date']?.slice(0, 7) ?? '',
    calendar: shown,
    step: (way: 'next' | 'previous') => document.querySelector(`[aria-label="${STEPS[way]}"]`),
    placeOf: (date: string) => {
      const box = cellOf(date)?.getBoundingClientRect();
      return box ? { x: box.left + 4, y: box.top + 4 } : null;
    },
    // The entries of a few events, of none, or of so many that each has a row.
    selected: () =>
      document.querySelector('[aria-label="Día elegido"] :is(.events, .empty, [data-event])') &&
      (document.querySelector<HTMLElement>('.cell[aria-selected="true"]')?.dataset['date'] ?? null),
  };
  window.contestant = {
    ...driver,
    isFetching: () => {
      const queries = Reflect.get(window, Symbol.for('almanaque.queries.v1')) as Queries;
      return queries.isFetching() > 0;
    },
  };
}

/** Forgets the answers of the months not shown, so that the next one is asked for. Runs in the page. */
export function forgetNeighbours(): void {
  const queries = Reflect.get(window, Symbol.for('almanaque.queries.v1')) as Queries;
  queries.removeQueries({ type: 'inactive', queryKey: ['calendar'] });
}
