import {
  boardSchema,
  coverageSchema,
  ownTaskSchema,
  planSchema,
  planSummarySchema,
  planTaskSchema,
  type Board,
  type Coverage,
  type Covered,
  type OwnTask,
  type Plan,
  type PlanSummary,
  type PlanTask,
} from '@almanaque/api';

export const TODAY = '2026-12-01';

/** What is written of a fixture, by its name; dates and the like as text. */
type Changes<T> = { readonly [Key in keyof T]?: unknown };

export const aTask = (id: string, changes: Changes<PlanTask> = {}): PlanTask =>
  planTaskSchema.parse({
    id,
    title: `Tarea ${id}`,
    role: null,
    owner: null,
    due: { kind: 'offset', businessDays: 3 },
    note: '',
    planned: null,
    spent: null,
    dueOn: '2026-12-09',
    timing: 'later',
    why: null,
    done: null,
    ...changes,
  });

const TASKS = [
  aTask('t1', {
    title: 'Elegir la torta',
    role: 'Quien organiza',
    due: { kind: 'offset', businessDays: 8 },
    dueOn: '2026-12-01',
    timing: 'today',
  }),
  aTask('t2', {
    title: 'Reservar la terraza',
    owner: { kind: 'account', id: 'bruno', name: 'Bruno Sosa' },
    planned: 4_500_000,
  }),
  aTask('t3', {
    title: 'Invitar al equipo',
    due: { kind: 'pinned', date: '2026-12-10' },
    dueOn: '2026-12-10',
    note: 'Sin que Ana se entere.',
  }),
];

const ON = {
  occasion: 'cumpleanos-2026-ana',
  eventId: 'cumpleanos-ana-2026',
  date: '2026-12-14',
  day: '2026-12-14',
  title: 'Cumpleaños de Ana Paz',
  type: 'cumpleanos',
  tone: 'festivo',
  office: 'Rosario',
  team: 'Ventas',
  person: { id: 'ana', name: 'Ana Paz' },
};

export const aPlan = (changes: Changes<Plan> = {}): Plan =>
  planSchema.parse({
    id: 'p1',
    version: 1,
    title: 'Merienda en la terraza',
    state: 'en-marcha',
    owner: { id: 'bruno', name: 'Bruno Sosa' },
    message: null,
    notes: '',
    budget: null,
    currency: 'ARS',
    people: null,
    providers: [],
    retrospect: null,
    on: ON,
    standing: { kind: 'current' },
    recommendation: null,
    tasks: TASKS,
    expenses: [],
    spent: { ARS: 0, USD: 0 },
    planned: 0,
    businessDaysLeft: 8,
    daysOff: [{ date: '2026-12-08', title: 'Inmaculada Concepción de María' }],
    repeats: null,
    canUndo: false,
    ...changes,
  });

export const aSummary = (changes: Changes<PlanSummary> = {}): PlanSummary =>
  planSummarySchema.parse({
    id: 'p1',
    version: 1,
    title: 'Merienda en la terraza',
    state: 'en-marcha',
    owner: { id: 'bruno', name: 'Bruno Sosa' },
    on: ON,
    standing: 'current',
    tasks: { open: 2, done: 1, late: 0 },
    nextDue: '2026-12-01',
    due: [],
    budget: null,
    currency: 'ARS',
    spent: { ARS: 0, USD: 0 },
    ...changes,
  });

export const aBoard = (plans: readonly PlanSummary[], changes: Changes<Board> = {}): Board =>
  boardSchema.parse({ today: TODAY, plans, total: plans.length, next: null, ...changes });

/** So many dates of each fate, nothing spent. */
export const someCounts = (changes: Partial<Covered> = {}): Covered => {
  const fates = { done: 0, respected: 0, missed: 0, ahead: 0, ...changes };
  const dates = fates.done + fates.respected + fates.missed + fates.ahead;
  const money = { spent: { ARS: 0, USD: 0 }, perHead: null };
  return { dates, withPlan: fates.done, rating: null, ...money, ...fates };
};

const ROSARIO = someCounts({
  ...{ done: 9, missed: 1, ahead: 2, rating: 4.25 },
  ...{ spent: { ARS: 1_250_050, USD: 8_000 }, perHead: { ARS: 125_005, USD: 800 } },
});
const CORDOBA = someCounts({ done: 4, respected: 1, missed: 6 });

export const aCoverage = (changes: Changes<Coverage> = {}): Coverage =>
  coverageSchema.parse({
    from: '2026-01-01',
    to: '2026-12-31',
    all: someCounts({ ...ROSARIO, done: 13, respected: 1, missed: 7, dates: 23 }),
    offices: [
      { name: 'Córdoba', ...CORDOBA },
      { name: 'Rosario', ...ROSARIO },
    ],
    teams: [{ name: null, ...ROSARIO }],
    types: [{ type: 'cumpleanos', ...ROSARIO }],
    months: [{ month: '2026-03', ...ROSARIO }],
    missed: {
      total: 1,
      people: [{ personId: 'ida', name: 'Ida Sosa', office: 'Córdoba', team: 'Ventas', done: 0 }],
    },
    repeated: { total: 0, people: [] },
    conversion: null,
    ...changes,
  });

export const anOwnTask = (id: string, changes: Changes<OwnTask> = {}): OwnTask =>
  ownTaskSchema.parse({
    ...aTask(id),
    planId: 'p1',
    event: 'Cena de fin de año',
    day: '2026-12-17',
    ...changes,
  });
