import { dateOf } from '@almanaque/shared-contracts/schemas';
import { readRange } from '../../server/src/calendar/read-calendar.ts';
import { searchIn } from '../../server/src/search/search.ts';
import { interleaved } from '../support/interleaved.ts';
import { median } from '../support/statistics.ts';
import type { Figure, Suite, SuiteOptions, SuiteResult } from '../support/suite.ts';
import { administratorOf } from './administrator.ts';
import { createFigures, type Figures } from '../support/figures.ts';
import { goalsOf, ONE, peopleOf, START, startGoal } from './goals.ts';
import { importRows } from './import-rows.ts';
import { measureLoad } from './load.ts';
import { plainImport } from './plain-import.ts';
import { plainTimes, type Reading } from './plain-sql.ts';
import { openRosters, removeAll, type Roster } from './roster.ts';
import { MONTH, SCENARIOS, SEARCH, WEEK, type Scenario } from './scenarios.ts';
import { startServer, type ServerProcess } from './server-process.ts';

const SIZES = [1_000, 100_000, 1_000_000];
const CONNECTIONS = [1, 8, 64];
const SECONDS = 1;
const IMPORTED = 100_000;
/** Measured once an engine: it takes as long as a hundred of the others. */
const IMPORTED_INTO = 100_000;
const IMPORT = `importación de ${IMPORTED.toLocaleString('es-AR')} filas`;
const PLAIN_TIMES = 20;

const NOTES = [
  'El cliente es otro proceso en la misma máquina y se lleva su parte: con 64 conexiones las cifras son de los dos.',
  '«Guardado» es lo que un calendario hace casi siempre: la respuesta ya se dio y sirve hasta que algo del calendario cambia. «Sin guardar» pide cada vez otro mes (u otra semana, u otro año), más de los que se guardan: lo que cuesta leer después de una escritura. Se pide como un navegador, con brotli.',
  'SQL a secas es lo que la misma lectura le pide a la base, enviado por el controlador solo, una consulta tras otra y siempre la misma: ningún servidor puede ser más rápido si no guarda respuestas. El de la importación son las mismas filas escritas en una transacción, sin archivo, sin revisión y sin lo que hace falta para deshacerla.',
  'La demora del event loop es la métrica del propio servidor: el percentil 99 de lo que su reloj llegó tarde.',
  'Mientras se importa, se piden meses sin guardar, uno tras otro: la cifra es la peor de cada dos segundos.',
  'El arranque va del comienzo del proceso a su primera pregunta contestada, con las tablas al día y el código compilado que guardó el arranque anterior.',
];

interface Contestant {
  readonly name: string;
  readonly roster: Roster;
  readonly server: ServerProcess;
  readonly headers: Readonly<Record<string, string>>;
}

/** What is also asked of the database alone. */
const READINGS: readonly (readonly [Scenario, Reading])[] = [
  [MONTH, (db) => readRange(db, dateOf(2026, 10, 26), dateOf(2026, 12, 6))],
  [WEEK, (db) => readRange(db, dateOf(2026, 11, 21), dateOf(2026, 11, 28))],
  [SEARCH, (db) => searchIn(db)('aguirre tomas', dateOf(2026, 11, 21))],
];

interface Way {
  readonly contestant: Contestant;
  readonly scenario: Scenario;
  readonly connections: number;
}

const placeOf = ({ name }: Scenario, connections: number): string =>
  `${name}, ${connections === 1 ? ONE : `${connections} conexiones`}`;
const plainOf = (name: string): string => `${name}, SQL a secas`;

/** Measured in any order, and shown in this one. */
const PLACES = [
  START,
  ...SCENARIOS.flatMap((scenario) => [
    plainOf(scenario.name),
    ...CONNECTIONS.map((connections) => placeOf(scenario, connections)),
  ]),
  plainOf(IMPORT),
  IMPORT,
];

const inOrder = (figures: readonly Figure[], names: readonly string[]): Figure[] =>
  [...figures].sort(
    (a, b) =>
      PLACES.indexOf(a.scenario) - PLACES.indexOf(b.scenario) ||
      names.indexOf(a.contestant) - names.indexOf(b.contestant),
  );

const nameOf = ({ engine, people }: Roster): string => `${engine}, ${peopleOf(people)}`;

async function open(roster: Roster): Promise<Contestant> {
  const server = await startServer(roster);
  return { name: nameOf(roster), roster, server, headers: await administratorOf(server) };
}

async function measureReads(
  contestants: readonly Contestant[],
  figures: Figures,
  { rounds, say }: SuiteOptions,
): Promise<void> {
  const ways = contestants.flatMap((contestant) =>
    SCENARIOS.flatMap((scenario) =>
      CONNECTIONS.map((connections): Way => ({ contestant, scenario, connections })),
    ),
  );
  const asked = new Map<string, number>();
  await interleaved(ways, rounds, async ({ contestant, scenario, connections }, round) => {
    const { name, server, headers } = contestant;
    await server.metrics();
    const position = `${name}, ${scenario.name}`;
    const begin = asked.get(position) ?? 0;
    const result = await measureLoad({
      url: server.url,
      paths: scenario.paths,
      begin,
      connections,
      seconds: SECONDS,
      headers: scenario.signedIn ? headers : {},
    });
    // Gone on from where it stopped: from the first again, the answers might still be kept.
    asked.set(position, begin + result.asked);
    const { eventLoopDelayP99, residentMiB } = await server.metrics();
    const place = placeOf(scenario, connections);
    if (result.failed > 0) say(`${name}: ${place}: ${result.failed} sin respuesta`);
    figures.add(name, place, 'sin respuesta', 'count', result.failed);
    figures.add(name, place, 'p50', 'ms', result.p50);
    figures.add(name, place, 'p99', 'ms', result.p99);
    figures.add(name, place, 'respuestas', 'per second', result.perSecond);
    figures.add(name, place, 'demora del event loop, p99', 'ms', eventLoopDelayP99);
    figures.add(name, place, 'memoria', 'MiB', residentMiB);
    if (round === 0) say(`${name}: ${place}: p50 ${result.p50.toFixed(2)} ms`);
  });
}

async function measure(
  rosters: readonly Roster[],
  empty: readonly Roster[],
  options: SuiteOptions,
): Promise<SuiteResult> {
  const figures = createFigures();
  const { rounds, say } = options;

  await interleaved([...empty, ...rosters], rounds + 1, async (roster, round) => {
    const server = await startServer(roster);
    await server.stop();
    // The first start of an empty database makes its tables, and may have to compile.
    if (round > 0) figures.add(nameOf(roster), START, 'tiempo', 'ms', server.startedIn);
  });
  for (const roster of rosters) {
    for (const [{ name }, read] of READINGS) {
      const times = await plainTimes(roster, read, PLAIN_TIMES);
      figures.add(nameOf(roster), plainOf(name), 'p50', 'ms', median(times));
    }
  }
  for (const roster of empty) {
    const rows = await plainImport(roster, IMPORTED);
    figures.add(nameOf(roster), plainOf(IMPORT), 'filas', 'per second', rows);
  }
  const contestants: Contestant[] = [];
  try {
    for (const roster of rosters) contestants.push(await open(roster));
    await measureReads(contestants, figures, options);
    for (const { name, roster, server, headers } of contestants) {
      if (roster.people !== IMPORTED_INTO) continue;
      const { rowsPerSecond, monthMeanwhile } = await importRows(server.url, headers, IMPORTED);
      figures.add(name, IMPORT, 'filas', 'per second', rowsPerSecond);
      figures.add(name, IMPORT, 'mes mientras tanto, p50', 'ms', monthMeanwhile.p50);
      figures.add(name, IMPORT, 'mes mientras tanto, p99', 'ms', monthMeanwhile.p99);
      say(`${name}: importa ${rowsPerSecond.toFixed(0)} filas por segundo`);
    }
  } finally {
    await Promise.all(contestants.map(({ server }) => server.stop()));
  }
  const engines = [...new Set(rosters.map(({ engine }) => engine))];
  const all = inOrder(figures.all(), [...empty, ...rosters].map(nameOf));
  const embedded = [...empty, ...rosters].filter(({ engine }) => engine === 'SQLite');
  const goals = [
    ...goalsOf(all, engines),
    ...embedded.map((roster) => startGoal(all, nameOf(roster))),
  ];
  return { figures: all, goals, notes: NOTES };
}

async function run(options: SuiteOptions): Promise<SuiteResult> {
  const { rosters, notes } = await openRosters([0, ...SIZES], options.say);
  try {
    const full = rosters.filter(({ people }) => people > 0);
    const empty = rosters.filter(({ people }) => people === 0);
    const result = await measure(full, empty, options);
    return { ...result, notes: [...result.notes, ...notes] };
  } finally {
    await removeAll(rosters);
  }
}

/** The real server on both engines, with a thousand to a million people. */
export const server: Suite = {
  name: 'server',
  title: 'El servidor',
  maxRounds: 2,
  run,
};
