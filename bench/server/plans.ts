import { availableParallelism, loadavg } from 'node:os';
import { addMonths } from '@almanaque/shared-contracts/schemas';
import { companyDay } from '../../server/src/time/company-day.ts';
import { createFigures } from '../support/figures.ts';
import { interleaved } from '../support/interleaved.ts';
import { samplesOf } from '../support/samples-of.ts';
import { median } from '../support/statistics.ts';
import type { Suite, SuiteOptions, SuiteResult } from '../support/suite.ts';
import { administratorOf } from './administrator.ts';
import { ONE, peopleOf } from './goals.ts';
import { measureLoad } from './load.ts';
import { openRosters, removeAll, type Roster } from './roster.ts';
import { PLANS, seedPlans, TASKS } from './seed-plans.ts';
import { startServer } from './server-process.ts';

const PEOPLE = 10_000;
const SECONDS = 5;
const LIMIT_MS = 60;
/** Of the first search after a start, when nothing is in memory yet. */
const FIRST_LIMIT_MS = 200;

const { today } = companyDay('America/Argentina/Buenos_Aires', Date.now());

const searchOf = (text: string): string => `/api/v1/plans/search?q=${encodeURIComponent(text)}`;

/** Of one person, of nearly all plans, of every task, and of nothing. */
const SEARCHED = ['cumpleaños aguirre', 'cumple', 'tarea 7', 'maría torta', 'zzz'];

/** What whoever organises opens. */
const READS = [
  { name: 'planes de esta semana', paths: ['/api/v1/plans?view=week'] },
  { name: 'todos los planes', paths: ['/api/v1/plans'] },
  {
    name: 'cobertura de doce meses',
    paths: [`/api/v1/plans/coverage?from=${addMonths(today, -11).slice(0, 7)}`],
  },
  { name: 'búsqueda de planes', paths: SEARCHED.map(searchOf) },
] as const;

const count = (value: number): string => value.toLocaleString('es-AR');

type Headers = Readonly<Record<string, string>>;

const [load = 0] = loadavg();
const NOTES = [
  `Son ${peopleOf(PEOPLE)} con ${count(PLANS)} planes y ${count(TASKS)} tareas, la mitad de los planes hechos y la mitad por hacer, pedidos por una administradora, con ${ONE}, una lectura tras otra.`,
  'El cliente es otro proceso en la misma máquina y se lleva su parte.',
  `Las cifras valen lo que vale la máquina: al empezar, ${load.toFixed(1)} trabajos se repartían sus ${availableParallelism()} núcleos.`,
];

const FIRST = 'primera búsqueda tras arrancar';

/**
 * How long the first search takes that a server is asked. The session is read before: the first who is
 * signed in waits for the library of accounts, whatever is asked for.
 */
async function firstSearch(roster: Roster, text: string, headers: Headers): Promise<number> {
  const server = await startServer(roster);
  try {
    await (await fetch(`${server.url}/api/v1/auth/session`, { headers })).arrayBuffer();
    const begun = performance.now();
    const answer = await fetch(server.url + searchOf(text), { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status}`);
    return performance.now() - begun;
  } finally {
    await server.stop();
  }
}

async function measure(
  rosters: readonly Roster[],
  { rounds, say }: SuiteOptions,
): Promise<SuiteResult> {
  const figures = createFigures();
  for (const roster of rosters) {
    const server = await startServer(roster);
    let headers: Headers = {};
    try {
      headers = await administratorOf(server);
      await interleaved(READS, rounds, async ({ name, paths }) => {
        const asked = { url: server.url, paths, begin: 0, connections: 1, headers };
        const result = await measureLoad({ ...asked, seconds: SECONDS });
        figures.add(roster.engine, name, 'sin respuesta', 'count', result.failed);
        for (const metric of ['p50', 'p95', 'p99'] as const) {
          figures.add(roster.engine, name, metric, 'ms', result[metric]);
        }
        say(`${roster.engine}: ${name}: p95 ${result.p95.toFixed(1)} ms`);
      });
    } finally {
      await server.stop();
    }
    for (const text of SEARCHED) {
      const first = await firstSearch(roster, text, headers);
      figures.add(roster.engine, FIRST, 'tiempo', 'ms', first);
      say(`${roster.engine}: ${FIRST} («${text}»): ${first.toFixed(0)} ms`);
    }
  }
  const samples = samplesOf(figures.all());
  const goals = rosters.flatMap(({ engine }) => [
    ...READS.map(({ name }) => ({
      title: `${name}: p95 con ${count(PLANS)} planes, ${engine}`,
      unit: 'ms' as const,
      limit: LIMIT_MS,
      value: median(samples(engine, name, 'p95')),
      note: `con ${ONE}`,
    })),
    {
      title: `${FIRST}: la más lenta con ${count(PLANS)} planes, ${engine}`,
      unit: 'ms' as const,
      limit: FIRST_LIMIT_MS,
      value: Math.max(...samples(engine, FIRST, 'tiempo')),
      note: 'cada una en un servidor recién arrancado',
    },
  ]);
  return { figures: figures.all(), goals, notes: NOTES };
}

async function run(options: SuiteOptions): Promise<SuiteResult> {
  const { rosters, notes } = await openRosters([PEOPLE], options.say, (database) =>
    seedPlans(database, today),
  );
  try {
    const result = await measure(rosters, options);
    return { ...result, notes: [...result.notes, ...notes] };
  } finally {
    await removeAll(rosters);
  }
}

/** The lists of plans and who was celebrated, as the real server answers them on both engines. */
export const plans: Suite = {
  name: 'plans',
  title: 'Los planes en el servidor',
  maxRounds: 3,
  run,
};
