import {
  anniversary,
  birthday,
  calendarRange,
  companyEvent,
  dayEvents,
  holiday,
  keptMessages,
  nonWorkingDay,
  observance,
  provider,
  providersResponse,
  recommendationSet,
  refusal,
  runtimeConfig,
  searchResponse,
  session,
  upcomingRange,
  type Reply,
} from '@almanaque/shared-contracts/testing';
import { yearHolidaysSchema } from '@almanaque/api';
import { addDays, isoDate, type CalendarEvent } from '@almanaque/shared-contracts/schemas';
import type { APIRequestContext } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { GOOD, test } from '../support/planner.ts';
import { expect } from '../support/test.ts';
import { shapeOf } from './support/shape.ts';

test.describe.configure({ mode: 'serial' });

/** What is decided must lie ahead. */
const NEXT_YEAR = new Date().getFullYear() + 1;
const DATE = isoDate(`${NEXT_YEAR}-12-10`);
const DAY_AFTER = addDays(DATE, 1);
const SOURCE = 'https://www.argentina.gob.ar/';
const PICTURE = '/media/dia-del-programador.svg';
const LOOK = { icon: 'mate', picture: PICTURE, pictureAlt: 'Un mate' } as const;
const WHERE = { time: '13:00', place: 'Patio', office: 'Rosario', team: 'Ventas' } as const;

/** Each kind of event with all that it may have. */
const EVENTS: readonly CalendarEvent[] = [
  holiday({ date: DATE, title: 'Feriado' }, { source: SOURCE, decision: 'movido' }),
  nonWorkingDay(
    { date: DATE, title: 'No laborable' },
    { source: SOURCE, decision: 'movido', originalDate: DATE, works: true },
  ),
  observance(
    { date: DATE, title: 'Efeméride', shortTitle: 'Mate', sign: 'mate' },
    { source: SOURCE },
  ),
  birthday({ date: DATE, title: 'Cumpleaños' }),
  anniversary({ date: DATE, title: 'Aniversario' }),
];
const FULL = companyEvent(
  {
    date: DATE,
    title: 'Asado',
    span: { from: DATE, to: DAY_AFTER },
    ...WHERE,
    ...LOOK,
  },
  { eventId: 'asado', occurrence: DATE, repeats: 'cada semana, el martes' },
);
const ALL = [...EVENTS, FULL];

const isReply = (answer: unknown): answer is Reply =>
  typeof answer === 'object' && answer !== null && 'status' in answer;

async function read(request: APIRequestContext, url: string): Promise<unknown> {
  const answer = await request.get(url);
  expect(answer.status(), `${url}: ${await answer.text()}`).toBe(200);
  return answer.json();
}

/** Has the company decide what brings about every part that an answer may have. */
async function fill(request: APIRequestContext, origin: string): Promise<void> {
  const headers = { origin };
  const written = async (method: 'post' | 'patch', path: string, data: object) => {
    const answer = await request[method](`/api/v1/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await written('post', 'events', {
    title: 'Asado',
    date: DATE,
    endDate: DAY_AFTER,
    rrule: 'FREQ=WEEKLY;COUNT=3',
    ...WHERE,
    ...LOOK,
  });
  const { id: _id, ...draft } = provider({ lat: null, lng: null });
  await written('post', 'providers', draft);
  const { holidays } = yearHolidaysSchema.parse(
    await read(request, `/api/v1/holidays?year=${NEXT_YEAR}`),
  );
  for (const kind of ['feriado', 'no-laborable'] as const) {
    const [one] = holidays.filter(({ event }) => event.origin.kind === kind);
    if (!one) throw new Error(`${NEXT_YEAR} has no ${kind}.`);
    const change = { kind: 'moved', date: addDays(one.event.date, 1) };
    const works = kind === 'no-laborable' && { works: true };
    const { version, id } = one;
    await written('patch', `holidays/${id}`, { version, change, ...works });
  }
}

test.beforeAll('fills the server', async ({ browser, server }) => {
  const page = await browser.newPage({ baseURL: server.url });
  await signIn(page, server, 'administrador');
  await fill(page.context().request, server.url);
  await page.close();
});

test.beforeEach(({ page, server }) => signIn(page, server, 'administrador'));

test('a range has what the server answers for one, key by key', async ({ page: { request } }) => {
  const ranges = ['2025-01-01', '2026-01-01', `${NEXT_YEAR}-01-01`].map((from) =>
    read(request, `/api/v1/calendar?from=${from}&to=${addDays(isoDate(from), 399)}`),
  );
  const answered = shapeOf(...(await Promise.all(ranges)));
  const nextDay = { ...FULL, date: DAY_AFTER };
  const made = [...ALL, nextDay].map((event) => calendarRange(DATE, DAY_AFTER, [event]));
  expect(shapeOf(...made)).toEqual(answered);
  const upcoming = await read(request, `/api/v1/calendar?from=${DATE}&to=${addDays(DATE, 7)}`);
  expect(answered).toEqual(expect.arrayContaining(shapeOf(upcoming)));
  expect(upcomingRange(DATE, ALL)).toMatchObject({ from: DATE, to: addDays(DATE, 7) });
});

test('a day has what the server answers for one', async ({ page: { request } }) => {
  const answered = shapeOf(await read(request, `/api/v1/calendar/days/${DATE}`));
  expect(shapeOf(dayEvents(DATE, ALL))).toEqual(expect.arrayContaining(answered));
  expect(answered).toEqual(expect.arrayContaining(shapeOf(dayEvents(DATE, [FULL]))));
});

test('installation and session are as the server answers them', async ({ page: { request } }) => {
  expect(shapeOf(runtimeConfig())).toEqual(shapeOf(await read(request, '/api/v1/runtime-config')));
  expect(shapeOf({ session: session() })).toEqual(
    shapeOf(await read(request, '/api/v1/auth/session')),
  );
});

test('providers are as the server answers them', async ({ page: { request } }) => {
  const made = providersResponse([provider(), provider({ id: 'sin-lugar', lat: null, lng: null })]);
  expect(shapeOf(made)).toEqual(shapeOf(await read(request, '/api/v1/providers')));
});

test('recommendations are as the planner answers them, three tiers', async ({
  page: { request },
  server,
  provider,
}) => {
  provider.answerWith(GOOD);
  const { publicKey } = runtimeConfig();
  const config = await read(request, '/api/v1/runtime-config');
  expect(config).not.toMatchObject({ publicKey });
  const key = (config as { publicKey: string }).publicKey;
  const answer = await request.post('/functions/v1/ai-event-planner', {
    headers: { apikey: key, authorization: `Bearer ${key}`, origin: server.url },
    data: { eventTitle: 'Asado', eventDescription: '', eventType: 'personalizado' },
  });
  const answered = (await answer.json()) as { recommendations: { tier: string }[] };
  expect(answered.recommendations.map(({ tier }) => tier)).toEqual(
    recommendationSet().recommendations.map(({ tier }) => tier),
  );
  expect(shapeOf(recommendationSet())).toEqual(shapeOf(answered));
});

test('what is found is as the server finds it', async ({ page: { request } }) => {
  const found = shapeOf(await read(request, `/api/v1/search?q=asado&from=${DATE}`));
  expect(found).toContain('events[].origin<empresa>.occurrence');
  expect(shapeOf(searchResponse([FULL]))).toEqual(found);
});

/** All but who wrote it, when, and the words of a refusal. */
const essenceOf = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body, (key, value: unknown) =>
      ['author', 'savedAt', 'message'].includes(key) && typeof value === 'string' ? null : value,
    ),
  );

test('messages are kept as the server keeps them, also when two write at once', async ({
  page: { request },
  server,
}) => {
  const path = `/api/v1/messages/feriado-${NEXT_YEAR}-07-09-independencia/2`;
  const write = (version: number, edited: string) => ({
    version,
    content: { edited, answers: { hora: '13' } },
  });
  const { answer } = keptMessages();
  for (const body of [undefined, write(0, 'Uno'), write(0, 'Dos'), write(1, 'Tres'), undefined]) {
    const method = body ? 'PUT' : 'GET';
    const options = { method, headers: { origin: server.url }, data: body };
    const real = await request.fetch(path, options);
    const made = answer({ method, path, query: new URLSearchParams(), body });
    const { status, body: given } = isReply(made) ? made : { status: 200, body: made };
    const answered: unknown = await real.json();
    expect([status, shapeOf(given)]).toEqual([real.status(), shapeOf(answered)]);
    expect(essenceOf(given)).toEqual(essenceOf(answered));
  }
});

test('a refusal is as the server refuses', async ({ page: { request } }) => {
  const answer = await request.get('/api/v1/calendar?from=2026-12-11');
  expect(answer.status()).toBe(400);
  const { field, ...rest } = (await answer.json()) as Record<string, unknown>;
  expect(shapeOf(refusal(400, 'No.', String(field)).body)).toEqual(shapeOf({ field, ...rest }));
  expect(shapeOf(refusal(400, 'No.').body)).toEqual(shapeOf(rest));
});
