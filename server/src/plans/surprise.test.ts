import { beforeAll, describe, expect, test } from '@jest/globals';
import { auditPageSchema } from '@almanaque/api';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import type { Visitor } from '../auth/testing/visitor.ts';
import { hashOf } from '../pictures/picture-path.ts';
import { pngOf } from '../pictures/testing/pictures.ts';
import { storePeople } from '../people/testing/person.ts';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';
import { CAKE } from './testing/recommendation.ts';
import { planOf, PLANS } from '../testing/use-plans.ts';

const SECRET = 'Mariachis';
const LIA = 'lia@empresa.com.ar';
const HERS = 'cumpleanos-2098-12-16-lia';
const DECEMBER = 'from=2098-12-01&to=2098-12-31';
const born = (day: number) => ({ day, month: 12, year: null });

interface Ids {
  readonly plan: string;
  readonly task: string;
  readonly expense: string;
  readonly attachment: string;
}

const version = 4;
const due = { kind: 'offset', businessDays: 1 };
const SPENT = {
  ...{ what: SECRET, providerId: null, amount: 100, currency: 'ARS' },
  ...{ pricedOn: '2098-12-01', receiptNumber: null, receipt: null },
};

/** Every route of plans. Of those of one plan she is told that there is none; lists have nothing of it. */
const ROUTES = {
  'get /api/v1/plans': { list: ['', '?view=mine', '?view=week', `?event=${HERS}`] },
  'post /api/v1/plans': 'makes one of her own',
  'get /api/v1/plans/days': { list: [`/days?${DECEMBER}`] },
  'get /api/v1/plans/coverage': { list: ['/coverage?from=2098-01'] },
  // Packed: what is in it is read in `read-coverage.test.ts`.
  'get /api/v1/plans/coverage/file': { list: ['/coverage/file?from=2098-01'] },
  'get /api/v1/plans/rates': { list: ['/rates'] },
  'put /api/v1/plans/rates/{month}': 'says nothing of plans',
  'get /api/v1/plans/tasks/mine': { list: ['/tasks/mine'] },
  'put /api/v1/plans/tasks/mine/{task}/done': { body: { done: true } },
  'get /api/v1/plans/search': { list: [`/search?q=${SECRET}`, '/search?q=cumpleanos'] },
  'get /api/v1/plans/assignees': 'says nothing of plans',
  'post /api/v1/plans/preview-move': {
    list: ['/preview-move'],
    body: { event: HERS, date: '2098-12-09' },
  },
  'get /api/v1/plans/{plan}': {},
  'patch /api/v1/plans/{plan}': { body: { version, notes: 'x' } },
  'delete /api/v1/plans/{plan}': { query: `?version=${version}` },
  'post /api/v1/plans/{plan}/undo': { body: { version } },
  'post /api/v1/plans/{plan}/seen': { body: { version, keep: 'new' } },
  'post /api/v1/plans/{plan}/repeat': { body: { event: HERS } },
  'post /api/v1/plans/{plan}/tasks': { body: { title: 'x', due } },
  'put /api/v1/plans/{plan}/tasks/order': { body: { version, order: [] } },
  'patch /api/v1/plans/{plan}/tasks/{task}': { body: { version, title: 'x' } },
  'delete /api/v1/plans/{plan}/tasks/{task}': { query: `?version=${version}` },
  'put /api/v1/plans/{plan}/tasks/{task}/done': { body: { done: true } },
  'post /api/v1/plans/{plan}/expenses': { body: SPENT },
  'patch /api/v1/plans/{plan}/expenses/{expense}': { body: { version, what: 'x' } },
  'delete /api/v1/plans/{plan}/expenses/{expense}': { query: `?version=${version}` },
  'post /api/v1/plans/{plan}/attachments': { body: {}, query: '?name=x' },
  'get /api/v1/plans/{plan}/attachments/{attachment}': {},
  'delete /api/v1/plans/{plan}/attachments/{attachment}': { query: `?version=${version}` },
} as const satisfies Record<
  string,
  string | { readonly list?: readonly string[]; readonly body?: object; readonly query?: string }
>;

/** Where else something of a plan might show. */
const ELSEWHERE = [
  '/api/v1/audit',
  '/api/v1/audit?entity=plan',
  '/api/v1/audit?q=mariachis',
  '/api/v1/search?q=mariachis&from=2098-01-01',
  '/api/v1/people/lia/data',
  `/api/v1/calendar?${DECEMBER}`,
];

type Method = Parameters<Visitor['send']>[0];

describe.each(ENGINES)('whoever is celebrated knows nothing of it on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  const bruno = server.useVisitor('administrador', 'bruno@empresa.com.ar');
  /** She administers, and it makes no difference. */
  const lia = server.useVisitor('administrador', LIA);
  let ids: Ids;

  beforeAll(async () => {
    const hireDate = isoDate('2020-12-16');
    await storePeople(server.database, {
      lia: { email: LIA, birth: born(16), hireDate },
      teo: { birth: born(16) },
    });
    const recommendation = { ...CAKE, title: SECRET };
    const made = await planOf(bruno, 'POST', '', { event: HERS, recommendation });
    const task = made.tasks[0]?.id ?? '';
    const owner = { kind: 'person', id: 'lia' };
    await planOf(bruno, 'PATCH', `/${made.id}/tasks/${task}`, { version: 1, owner });
    const { expenses } = await planOf(bruno, 'POST', `/${made.id}/expenses`, SPENT);
    const file = `/${made.id}/attachments?name=${SECRET}.pdf`;
    const { attachments } = await planOf(bruno, 'POST', file, Buffer.from(`%PDF-1.4 ${SECRET}`));
    ids = {
      ...{ plan: made.id, task, expense: expenses[0]?.id ?? '' },
      attachment: attachments?.[0]?.id ?? '',
    };
  });

  const withIds = (route: string): string =>
    route.replace(/\{(\w+)\}/g, (_all, name: keyof Ids) => ids[name]);

  test('every route there is stands in the table', async () => {
    const answer = await bruno.send('GET', '/api/docs/json');
    const { paths } = answer.json<{ paths: Record<string, object> }>();
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      path.startsWith(PLANS) ? Object.keys(methods).map((method) => `${method} ${path}`) : [],
    );
    expect(routes.sort()).toEqual(Object.keys(ROUTES).sort());
  });

  test.each(Object.entries(ROUTES))('%s', async (route, asked) => {
    if (typeof asked === 'string') return;
    const [method = '', path = ''] = route.split(' ');
    const {
      body,
      query = '',
      list,
    }: { body?: object; query?: string; list?: readonly string[] } = asked;
    const places = list?.map((place) => PLANS + place) ?? [withIds(path) + query];
    const before = await planOf(bruno, 'GET', `/${ids.plan}`);
    for (const place of places) {
      const answer = await lia.send(method.toUpperCase() as Method, place, body);
      expect([place, answer.statusCode]).toEqual([place, list === undefined ? 404 : 200]);
      expect(answer.body).not.toMatch(new RegExp(`${SECRET}|${ids.plan}`));
    }
    expect(await planOf(bruno, 'GET', `/${ids.plan}`)).toEqual(before);
  });

  test.each(ELSEWHERE)('nor at %s', async (place) => {
    const answer = await lia.send('GET', place);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(new RegExp(`${SECRET}|${ids.plan}`));
  });

  test('others see it in every list, so the lists can tell', async () => {
    for (const place of ['', `?event=${HERS}`, `/days?${DECEMBER}`, `/search?q=${SECRET}`]) {
      expect((await bruno.send('GET', PLANS + place)).body).toContain(SECRET);
    }
    expect((await bruno.send('GET', '/api/v1/audit?entity=plan')).body).toContain(ids.plan);
  });

  test('nor of its receipts that a picture was uploaded', async () => {
    const upload = async (width: number) => {
      const answer = await bruno.send('POST', '/api/v1/pictures', pngOf(width, 2));
      return answer.json<{ path: string }>().path;
    };
    const hashesSeenBy = async (who: Visitor) => {
      const answer = await who.send('GET', '/api/v1/audit?entity=picture');
      return auditPageSchema.parse(answer.json()).entries.map(({ entityId }) => entityId);
    };
    const [receipt, other] = [await upload(2), await upload(3)];
    const plan = await planOf(bruno, 'POST', '', {
      ...{ event: 'aniversario-2098-12-16-lia', title: SECRET, recommendation: null },
    });
    const { expenses, version: spent } = await planOf(bruno, 'POST', `/${plan.id}/expenses`, {
      ...SPENT,
      receipt,
    });
    const [hidden, told] = [hashOf(receipt), hashOf(other)];
    expect(await hashesSeenBy(bruno)).toEqual([told, hidden]);
    expect(await hashesSeenBy(lia)).toEqual([told]);
    // Taken away, it can still be brought back.
    const expense = expenses[0]?.id ?? '';
    await planOf(bruno, 'DELETE', `/${plan.id}/expenses/${expense}?version=${spent}`);
    expect(await hashesSeenBy(bruno)).toEqual([told, hidden]);
    expect(await hashesSeenBy(lia)).toEqual([told]);
  });

  test('of what several are celebrated for together she knows nothing either', async () => {
    const group = 'grupo-cumpleanos-2098-12-16';
    const shared = await planOf(bruno, 'POST', '', {
      ...{ event: group, title: SECRET, recommendation: null },
    });
    expect((await lia.send('GET', `${PLANS}/${shared.id}`)).statusCode).toBe(404);
    expect((await lia.send('GET', PLANS)).body).not.toContain(shared.id);
  });

  test.each([HERS, 'aniversario-2098-12-16-lia', 'grupo-cumpleanos-2098-12-16'])(
    'what is written for %s is neither read nor written by her',
    async (event) => {
      const url = `/api/v1/messages/${event}`;
      const content = { edited: SECRET, answers: {} };
      const idea = { ...CAKE, title: SECRET };
      const write = { version: 0, content, idea };
      expect((await bruno.send('PUT', `${url}/${CAKE.id}`, write)).statusCode).toBe(200);
      for (const place of [url, `${url}/${CAKE.id}`]) {
        expect((await bruno.send('GET', place)).body).toContain(SECRET);
        const answer = await lia.send('GET', place);
        expect([answer.statusCode, answer.body.includes(SECRET)]).toEqual([200, false]);
      }
      // Said of a date for which nobody wrote anything as well.
      const unwritten = await lia.send('GET', `${url}/otra`);
      expect(unwritten.json()).toMatchObject({ message: { ownDate: true } });
      expect((await lia.send('GET', `${url}/${CAKE.id}`)).json()).toEqual(unwritten.json());
      const refused = await lia.send('PUT', `${url}/${CAKE.id}`, write);
      expect([refused.statusCode, refused.body.includes(SECRET)]).toEqual([403, false]);
      const log = '/api/v1/audit?entity=message';
      expect((await bruno.send('GET', log)).body).toContain(event);
      expect((await lia.send('GET', log)).body).not.toContain(event);
    },
  );

  test('nor is what is written for her in the file of all that is kept of her', async () => {
    const data = '/api/v1/people/lia/data';
    expect((await bruno.send('GET', data)).json()).toMatchObject({
      messages: [{ content: { edited: SECRET } }, { content: { edited: SECRET } }],
    });
    expect((await lia.send('GET', data)).json()).toMatchObject({ messages: [] });
  });

  test('what is written for others she reads', async () => {
    const url = '/api/v1/messages/cumpleanos-2098-12-16-teo';
    const write = { version: 0, content: { edited: 'Teo', answers: {} } };
    await bruno.send('PUT', `${url}/${CAKE.id}`, write);
    expect((await lia.send('GET', `${url}/${CAKE.id}`)).body).toContain('Teo');
    expect((await lia.send('GET', '/api/v1/audit?entity=message')).body).toContain('-16-teo');
  });

  test('what she owns herself she sees', async () => {
    const own = await planOf(lia, 'POST', '', { event: HERS, recommendation: null });
    expect((await planOf(lia, 'GET', `/${own.id}`)).id).toBe(own.id);
    expect((await lia.send('GET', PLANS)).body).toContain(own.id);
  });
});
