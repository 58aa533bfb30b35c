import { beforeAll, describe, expect, test } from '@jest/globals';
import { ownTasksSchema } from '@almanaque/api';
import type { Visitor } from '../auth/testing/visitor.ts';
import { storePeople } from '../people/testing/person.ts';
import { ENGINES } from '../testing/engines.ts';
import { CAKE } from './testing/recommendation.ts';
import { PLANS, usePlans } from '../testing/use-plans.ts';

const MINE = `${PLANS}/tasks/mine`;
const LIA = 'lia@empresa.com.ar';
const due = { kind: 'pinned', date: '2098-12-14' };

/** What an account may do of plans that organises nothing. */
const OPEN = ['get /api/v1/plans/tasks/mine', 'put /api/v1/plans/tasks/mine/{task}/done'];

type Method = Parameters<Visitor['send']>[0];

describe.each(ENGINES)('who collaborates, on %s', (_engine, openPlace) => {
  const { server, ana, send, make, addEvent } = usePlans(openPlace);
  const lia = server.useVisitor('colaborador', LIA);
  let planId = '';
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    const birth = { day: 16, month: 12, year: null };
    await storePeople(server.database, { lia: { email: LIA, birth } });
    const { id } = await addEvent({ title: 'Cena', date: '2098-12-17' });
    ({ id: planId } = await make(`empresa-${id}`, { recommendation: CAKE }));
    const task = async (title: string, owner: object | null, plan = planId) => {
      const { tasks } = await send('POST', `/${plan}/tasks`, { title, due, owner, spent: 123_45 });
      ids[title] = tasks.find((one) => one.title === title)?.id ?? '';
    };
    const person = { kind: 'person', id: 'lia' };
    await task('Velas', person);
    await task('Sifones', null);
    const surprise = await make('cumpleanos-2098-12-16-lia');
    await task('Mariachis', person, surprise.id);
  });

  const mine = async () => ownTasksSchema.parse((await lia.send('GET', MINE)).json()).tasks;
  const tick = (title: string, done = true) =>
    lia.send('PUT', `${MINE}/${ids[title] ?? ''}/done`, { done });

  test('sees the tasks given to the person of that e-mail, and no money', async () => {
    expect(await mine()).toMatchObject([{ title: 'Velas', event: 'Cena', dueOn: '2098-12-14' }]);
    expect((await lia.send('GET', MINE)).body).not.toMatch(/12345|Sifones|Mariachis/);
  });

  test('ticks them, which is on record, and opens them again', async () => {
    const answer = await tick('Velas');
    expect(ownTasksSchema.parse(answer.json()).tasks).toMatchObject([
      { title: 'Velas', timing: 'done', done: { by: 'Ana Paz' } },
    ]);
    const plan = await send('GET', `/${planId}`);
    expect(plan.tasks.find(({ title }) => title === 'Velas')?.done).not.toBeNull();
    const log = await server.database
      .selectFrom('audit_log')
      .select(['actor_email', 'entity_id'])
      .where('action', '=', 'plan.task-done')
      .execute();
    expect(log).toEqual([{ actor_email: LIA, entity_id: planId }]);
    await tick('Velas', false);
    expect(await mine()).toMatchObject([{ title: 'Velas', done: null }]);
  });

  test.each(['Sifones', 'Mariachis'])('ticks none that is not theirs to see: %s', async (title) => {
    const answer = await tick(title);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: 'not_found' }]);
  });

  test('every other route of plans says, in words, who may', async () => {
    const { paths } = (await ana.send('GET', '/api/docs/json')).json<{
      paths: Record<string, object>;
    }>();
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      path.startsWith(PLANS) ? Object.keys(methods).map((method) => `${method} ${path}`) : [],
    );
    expect(routes).toEqual(expect.arrayContaining(OPEN));
    for (const route of routes.filter((one) => !OPEN.includes(one))) {
      const [method = '', path = ''] = route.split(' ');
      const url = path.replace('{plan}', planId).replace(/\{\w+\}/, ids['Velas'] ?? '');
      const body = method === 'get' || method === 'delete' ? undefined : {};
      const answer = await lia.send(method.toUpperCase() as Method, url, body);
      expect([route, answer.statusCode]).toEqual([route, 403]);
      expect(answer.json()).toMatchObject({
        message: expect.stringMatching(
          /hace falta una cuenta de (organizador o de )?administrador/,
        ),
      });
      expect(answer.body).not.toMatch(/Velas|Cena/);
    }
  });

  test.each([
    ['POST', '/api/v1/events'],
    ['GET', '/api/v1/messages/cumpleanos-2098-12-16-lia'],
    ['GET', '/api/v1/people'],
    ['GET', '/api/v1/audit'],
    ['GET', '/api/v1/auth/users'],
  ] as const)('%s %s is not for them either', async (method, url) => {
    const answer = await lia.send(method, url, method === 'GET' ? undefined : {});
    expect(answer.statusCode).toBe(403);
  });

  test('has the tasks in a calendar of their own', async () => {
    const wanted = { name: 'Mío', filter: { types: null, office: null, team: null } };
    const answer = await lia.send('POST', '/api/v1/subscriptions', wanted);
    const { address } = answer.json<{ address: string }>();
    const { body } = await server.app.inject(new URL(address).pathname);
    expect(body).toContain('SUMMARY:Tarea: Velas');
    expect(body).not.toMatch(/Mariachis|Sifones/);
  });
});
