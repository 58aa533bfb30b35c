import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startListening, type Listener } from '../src/live/testing/listener.ts';
import { startProxy } from '../src/testing/tcp-proxy.ts';
import { onPostgres } from './support/engines.ts';
import { percentile, report } from './support/report.ts';
import { startServer, type AttackedServer } from './support/server.ts';
import { startWriters, type Writers } from './support/writers.ts';

// A bad day of PostgreSQL under six writers, in every way it can have one.

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } });
const ROUNDS = Number(values.rounds);
const FROZEN_ROUNDS = 2;
const FROZEN_MS = 12_000;
const BACK_LIMIT_MS = 2_000;
const READY_LIMIT_MS = 2_000;
const GIVE_UP_MS = 30_000;

/** How long until something is acknowledged that was not yet. */
async function timeToNextWrite({ kept }: Writers): Promise<number> {
  const begun = performance.now();
  const before = kept.length;
  while (kept.length === before && performance.now() - begun < GIVE_UP_MS) await sleep(2);
  return performance.now() - begun;
}

/** How long until a page that listens is told of a change that comes after now. */
async function timeToNews(listener: Listener): Promise<number> {
  const begun = performance.now();
  const before = listener.changes.length;
  while (listener.changes.length === before && performance.now() - begun < GIVE_UP_MS)
    await sleep(5);
  return performance.now() - begun;
}

async function titlesIn(databaseUrl: string): Promise<ReadonlySet<string>> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ title: string }>('select title from company_events');
  await client.end();
  return new Set(rows.map(({ title }) => title));
}

async function slowestReadiness(url: string, over: { isOver: boolean }): Promise<number> {
  let slowest = 0;
  while (!over.isOver) {
    const begun = performance.now();
    await fetch(`${url}/readyz`).then(
      (response) => response.arrayBuffer(),
      () => undefined,
    );
    slowest = Math.max(slowest, performance.now() - begun);
    await sleep(50);
  }
  return slowest;
}

interface Attack {
  readonly name: string;
  readonly rounds: number;
  /** Does the harm, and resolves once the database is there again. */
  readonly harm: () => Promise<void>;
}

await onPostgres(async ({ cluster, location }) => {
  const databaseUrl = location.databaseUrl ?? '';
  const proxy = await startProxy(databaseUrl);

  async function run(server: AttackedServer, { name, rounds, harm }: Attack): Promise<void> {
    const headers = await server.administrator();
    const writers = startWriters(server.url, headers, name);
    const listener = await startListening(server.url);
    const over = { isOver: false };
    const readiness = slowestReadiness(server.url, over);
    const back: number[] = [];
    const news: number[] = [];
    for (let round = 0; round < rounds && !server.hasDied(); round += 1) {
      await timeToNextWrite(writers);
      await harm();
      back.push(await timeToNextWrite(writers));
      news.push(await timeToNews(listener));
    }
    over.isOver = true;
    await writers.end();
    listener.close();
    const there = await titlesIn(databaseUrl);
    const title = `${name} ×${rounds}`;
    const others = [...writers.refusals].map(([status, count]) => `${count} × ${status}`);
    console.log(
      `${title}: ${writers.kept.length} guardados, ${others.join(', ') || 'sin rechazos'}`,
    );
    report(`${title}: muertes`, server.hasDied() ? 1 : 0, { atMost: 0 });
    report(
      `${title}: guardados que faltan, de ${writers.kept.length}`,
      writers.kept.filter((written) => !there.has(written)).length,
      { atMost: 0 },
    );
    report(`${title}: respuestas que no son 201 ni 503`, refusedOtherwise(writers), { atMost: 0 });
    report(`${title}: vuelve a guardar, la peor`, Math.max(...back), {
      unit: 'ms',
      atMost: BACK_LIMIT_MS,
    });
    report(`${title}: vuelve a guardar, mediana`, percentile(back, 0.5), { unit: 'ms' });
    report(`${title}: novedades en vivo, la peor`, Math.max(...news), {
      unit: 'ms',
      atMost: BACK_LIMIT_MS,
    });
    report(`${title}: /readyz, la peor`, await readiness, { unit: 'ms', atMost: READY_LIMIT_MS });
  }

  const refusedOtherwise = ({ refusals }: Writers): number =>
    [...refusals].reduce((sum, [status, count]) => sum + (status === 503 ? 0 : count), 0);

  const terminate = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = '${new URL(databaseUrl).pathname.slice(1)}' and pid <> pg_backend_pid()`;
  const attacks: readonly Attack[] = [
    { name: 'reinicio (-m fast)', rounds: ROUNDS, harm: () => cluster.restart('fast') },
    { name: 'caída (-m immediate)', rounds: ROUNDS, harm: () => cluster.restart('immediate') },
    { name: 'pg_terminate_backend', rounds: ROUNDS, harm: () => cluster.query(terminate) },
    {
      name: 'RST en plena transacción',
      rounds: ROUNDS,
      harm: () => {
        proxy.reset();
        return Promise.resolve();
      },
    },
    {
      name: `congelada ${FROZEN_MS / 1000} s (SIGSTOP)`,
      rounds: Math.min(ROUNDS, FROZEN_ROUNDS),
      harm: async () => {
        cluster.freeze();
        await sleep(FROZEN_MS);
        cluster.thaw();
      },
    },
  ];
  let server: AttackedServer | null = null;
  try {
    server = await startServer({
      location: { ...location, databaseUrl: proxy.through(databaseUrl) },
    });
    for (const attack of attacks) await run(server, attack);
  } finally {
    await server?.stop();
    await proxy.close();
  }
});
