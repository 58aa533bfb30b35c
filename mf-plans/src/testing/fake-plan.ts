import {
  expenseChangeSchema,
  newTaskSchema,
  planChangeSchema,
  planResponseSchema,
  taskChangeSchema,
  taskDoneSchema,
  taskDraftOf,
  taskOrderSchema,
  newExpenseSchema,
  type Plan,
} from '@almanaque/api';
import {
  refusal,
  reply,
  type FakeRequest,
  type FakeRoutes,
} from '@almanaque/shared-contracts/testing';
import { aTask } from './fixtures.ts';

type Write = (plan: Plan, request: FakeRequest) => object;

const PLAN = '/api/v1/plans/{plan}';
const lastOf = ({ path }: FakeRequest, fromEnd = 1): string => path.split('/').at(-fromEnd) ?? '';

const tickedIn = (plan: Plan, id: string, done: boolean) =>
  plan.tasks.map((task) =>
    task.id === id
      ? {
          ...task,
          timing: done ? 'done' : 'later',
          done: done ? { by: 'Ana Paz', at: '2026-12-01T15:00:00Z' } : null,
        }
      : task,
  );

/** What each write does to a plan, as far as the tests look. */
const WRITES: Readonly<Record<string, Write>> = {
  [`PATCH ${PLAN}`]: (_plan, { body }) => {
    const { version: _version, event: _event, owner, ...changes } = planChangeSchema.parse(body);
    return {
      ...changes,
      ...(owner !== undefined && { owner: owner && { id: owner, name: `Cuenta ${owner}` } }),
    };
  },
  [`POST ${PLAN}/tasks`]: (plan, { body }) => {
    const task = newTaskSchema.parse(body);
    const { id = `t${plan.tasks.length + 1}` } = task;
    if (plan.tasks.some((one) => one.id === id)) return {};
    return { tasks: [...plan.tasks, aTask(id, { ...taskDraftOf(task) })] };
  },
  [`PATCH ${PLAN}/tasks/{task}`]: (plan, request) => {
    const { version: _version, owner: _owner, ...changes } = taskChangeSchema.parse(request.body);
    const id = lastOf(request);
    return {
      tasks: plan.tasks.map((task) => (task.id === id ? { ...task, ...changes } : task)),
    };
  },
  [`DELETE ${PLAN}/tasks/{task}`]: (plan, request) => ({
    tasks: plan.tasks.filter(({ id }) => id !== lastOf(request)),
  }),
  [`PUT ${PLAN}/tasks/{order}`]: (plan, { body }) => ({
    tasks: taskOrderSchema
      .parse(body)
      .order.flatMap((wanted) => plan.tasks.filter(({ id }) => id === wanted)),
  }),
  [`PUT ${PLAN}/tasks/{task}/done`]: (plan, request) => ({
    tasks: tickedIn(plan, lastOf(request, 2), taskDoneSchema.parse(request.body).done),
  }),
  [`PATCH ${PLAN}/expenses/{expense}`]: (plan, request) => {
    const { version: _version, ...changes } = expenseChangeSchema.parse(request.body);
    return {
      expenses: plan.expenses.map((one) =>
        one.id === lastOf(request) ? { ...one, ...changes } : one,
      ),
    };
  },
  [`POST ${PLAN}/expenses`]: (plan, { body }) => {
    const { id = 'e1', ...expense } = newExpenseSchema.parse(body);
    if (plan.expenses.some((one) => one.id === id)) return {};
    return {
      expenses: [...plan.expenses, { ...expense, id, provider: null }],
      spent: { ...plan.spent, [expense.currency]: plan.spent[expense.currency] + expense.amount },
    };
  },
  [`POST ${PLAN}/attachments`]: ({ attachments = [] }, { query }) => {
    const { id, name } = Object.fromEntries(query);
    return { attachments: [...attachments, { id, name, kind: 'pdf', bytes: 10 }] };
  },
  [`DELETE ${PLAN}/attachments/{attachment}`]: ({ attachments = [] }, request) => ({
    attachments: attachments.filter(({ id }) => id !== lastOf(request)),
  }),
};

const versionIn = ({ body, query }: FakeRequest): unknown =>
  query.get('version') ?? (body as { readonly version?: unknown } | undefined)?.version;

/** A server with one plan, which keeps what is written, and refuses what began on an older version. */
export function fakePlan(begun: Plan) {
  let plan = begun;
  let before = begun;
  const answer = (changes: object) => {
    before = plan;
    ({ plan } = planResponseSchema.parse({
      plan: { ...plan, ...changes, version: plan.version + 1 },
    }));
    return reply(200, { plan });
  };
  const written = Object.entries(WRITES).map(([route, write]) => [
    route,
    (request: FakeRequest) => {
      const version = versionIn(request);
      return version === undefined || Number(version) === plan.version
        ? answer(write(plan, request))
        : refusal(409, 'Otra persona lo cambió.');
    },
  ]);
  const routes: FakeRoutes = {
    [`GET ${PLAN}`]: () => reply(200, { plan }),
    [`POST ${PLAN}/undo`]: () => answer(before),
    'GET /api/v1/plans/assignees': () => reply(200, { assignees: [] }),
    ...(Object.fromEntries(written) as FakeRoutes),
  };
  return {
    routes,
    now: () => plan,
    /** Another person writes, from another page. */
    elsewhere: (changes: object) => void answer(changes),
  };
}
