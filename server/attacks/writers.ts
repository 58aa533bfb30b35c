import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { EMPTY_PERSON, peopleImportSchema, type PeopleImport } from '@almanaque/api';
import { fileOf } from '../../bench/server/import-rows.ts';
import { onEachEngine, type Target } from './support/engines.ts';
import { percentile, report } from './support/report.ts';
import { startServer, type AttackedServer } from './support/server.ts';
import { visit } from './support/visit.ts';

// A large roster is imported while fifty people write, others read, and strangers try passwords.
// `--people=200000` for the largest there may be.

const { values } = parseArgs({
  options: { people: { type: 'string', default: '100000' } },
  strict: false,
});
const PEOPLE = Number(values['people']);
const WRITERS = 50;
const STRANGERS = 10;
/** Nobody types faster; a hash of a password takes a tenth of a second of a processor. */
const PAUSE_MS = { writer: 2_000, stranger: 3_000 };
const READS_LIMIT_MS = 50;
const WRITES_LIMIT_MS = 1_000;
const NEXT_IMPORT_LIMIT_S = 15;
const GIVE_UP_S = 60;
/** To compare with: the same visitors while nothing is imported. */
const QUIET_MS = 5_000;
/** Nobody begins at the same instant as an import: who writes and guesses has been at it for a while. */
const BEFORE_MS = 3_000;
const NS_PER_MS = 1e6;
const MONTH = '/api/v1/calendar?from=2026-10-26&to=2026-12-06';

type Headers = Record<string, string>;

/** What one kind of visitor met with. */
interface Seen {
  readonly times: number[];
  readonly refusals: Map<number, number>;
}

/** Sends requests one after the other until it is over; `expected` is what each is answered with. */
async function send(
  seen: Seen,
  progress: { readonly isOver: boolean },
  expected: number,
  next: (count: number) => { path: string; body: object; headers: Headers },
  { url, pauseMs }: { url: string; pauseMs: number },
): Promise<void> {
  for (let count = 0; !progress.isOver; count += 1) {
    const { path, body, headers } = next(count);
    const begun = performance.now();
    const status = await fetch(url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    if (status === expected) seen.times.push(performance.now() - begun);
    else seen.refusals.set(status, (seen.refusals.get(status) ?? 0) + 1);
    await sleep(pauseMs * (0.5 + Math.random()));
  }
}

const person = (name: string, writer: number, count: number) => ({
  ...EMPTY_PERSON,
  firstName: 'Ana',
  lastName: `Paz ${writer}`,
  legajo: `${name}-${writer}-${count}`,
  hireDate: '2020-11-20',
});

const day = (count: number): string => `2026-11-${String(1 + (count % 28)).padStart(2, '0')}`;

/** Half of them write events, the others people. */
const writing = (name: string, writer: number, headers: Headers) => (count: number) =>
  writer % 2 === 0
    ? {
        path: '/api/v1/events',
        body: { title: `Reunión ${writer}-${count}`, date: day(count) },
        headers,
      }
    : { path: '/api/v1/people', body: person(name, writer, count), headers };

/** Each time from another address: what limits them is not what this is about. */
const guessing = (stranger: number, origin: string) => (count: number) => ({
  path: '/api/v1/auth/sign-in',
  body: { email: `nadie${stranger}-${count}@empresa.com.ar`, password: 'una contraseña mala' },
  headers: { origin, 'x-forwarded-for': `203.0.${stranger}.${count % 250}` },
});

async function ask(
  { url }: AttackedServer,
  headers: Headers,
  method: string,
  path: string,
  body?: string,
): Promise<PeopleImport> {
  const type = path.includes('?') ? 'text/csv' : 'application/json';
  const response = await fetch(`${url}/api/v1/people/imports${path}`, {
    method,
    headers: { ...headers, 'content-type': type },
    ...(body !== undefined && { body }),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return peopleImportSchema.parse(await response.json());
}

async function settled(server: AttackedServer, headers: Headers, { id }: PeopleImport) {
  for (;;) {
    const seen = await ask(server, headers, 'GET', `/${id}`);
    if (seen.state !== 'working') return seen;
    await sleep(100);
  }
}

async function read(server: AttackedServer, headers: Headers): Promise<PeopleImport> {
  const begun = await ask(server, headers, 'POST', '?fileName=nomina.csv', fileOf(PEOPLE));
  return settled(server, headers, begun);
}

/** Everybody at once, for as long as `work` takes. */
async function amongOthers(
  name: string,
  server: AttackedServer,
  headers: Headers,
  work: () => Promise<PeopleImport>,
): Promise<void> {
  const { url } = server;
  const progress = { isOver: false };
  const writes: Seen = { times: [], refusals: new Map() };
  const guesses: Seen = { times: [], refusals: new Map() };
  const running = [
    ...Array.from({ length: WRITERS }, (_, writer) =>
      send(writes, progress, 201, writing(name, writer, headers), {
        url,
        pauseMs: PAUSE_MS.writer,
      }),
    ),
    ...Array.from({ length: STRANGERS }, (_, stranger) =>
      send(guesses, progress, 401, guessing(stranger, url), { url, pauseMs: PAUSE_MS.stranger }),
    ),
  ];
  await sleep(BEFORE_MS);
  writes.times.length = 0;
  guesses.times.length = 0;
  // What those who ask were late themselves, on the same processors, is part of what they measure.
  const ownDelay = monitorEventLoopDelay({ resolution: 1 });
  ownDelay.enable();
  // Those who read are many, too: what one address may read in a minute is not what this is about.
  const from = (count: number) => ({ 'x-forwarded-for': `198.51.100.${count % 250}` });
  const month = visit(server.url + MONTH, { headersOf: from });
  const list = visit(`${server.url}/api/v1/people?limit=50`, {
    headersOf: (count) => ({ ...headers, ...from(count) }),
  });
  const begun = performance.now();
  const ended = await work();
  const seconds = (performance.now() - begun) / 1_000;
  progress.isOver = true;
  await Promise.all(running);
  const reads = [await month(), await list()];
  const times = reads.flatMap((one) => one.times);
  const failures = reads.flatMap((one) => one.failures);
  const refused = [...writes.refusals, ...guesses.refusals];
  if (failures.length + refused.length > 0) console.error({ failures, refused });
  console.log(`${name}: ${ended.state} in ${seconds.toFixed(1)} s`);
  console.log(`the load’s own loop: p99 ${(ownDelay.percentile(99) / NS_PER_MS).toFixed(0)} ms`);
  console.log(
    `reads ${times.length}: p50 ${percentile(times, 0.5).toFixed(0)} max ${Math.max(...times).toFixed(0)} ms; ` +
      `writes ${writes.times.length}: p50 ${percentile(writes.times, 0.5).toFixed(0)} max ${Math.max(...writes.times).toFixed(0)} ms`,
  );
  report(`${name}: reads, p99`, percentile(times, 0.99), { unit: 'ms', atMost: READS_LIMIT_MS });
  report(`${name}: writes, p99`, percentile(writes.times, 0.99), {
    unit: 'ms',
    atMost: WRITES_LIMIT_MS,
  });
  // They wait for one another, since one password at a time is hashed, and nobody else for them.
  report(`${name}: bad sign-ins, p99`, percentile(guesses.times, 0.99), { unit: 'ms' });
  const errors = failures.length + refused.reduce((sum, [, count]) => sum + count, 0);
  report(`${name}: errors`, errors, { atMost: 0 });
}

/** Kills the server in the middle of a step, and tells how long until another may begin. */
async function killedWithin(
  name: string,
  target: Target,
  server: AttackedServer,
  headers: Headers,
): Promise<AttackedServer> {
  const again = await ask(server, headers, 'POST', '?fileName=otra.csv', fileOf(PEOPLE));
  const ready = await settled(server, headers, again);
  await ask(server, headers, 'POST', `/${ready.id}/apply`, '{}');
  for (;;) {
    const seen = await ask(server, headers, 'GET', `/${ready.id}`);
    if (seen.state !== 'working' || seen.done > 0) break;
    await sleep(5);
  }
  const begun = performance.now();
  const since = () => (performance.now() - begun) / 1_000;
  await server.kill();
  const next = await startServer(target, ENVIRONMENT);
  const { url } = next;
  let seen = await ask(next, { ...headers, origin: url }, 'GET', `/${ready.id}`);
  while (seen.state === 'working' && since() < GIVE_UP_S) {
    await sleep(100);
    seen = await ask(next, { ...headers, origin: url }, 'GET', `/${ready.id}`);
  }
  console.log(
    `${name}: after kill -9 it is ${seen.state}, '${'problem' in seen ? seen.problem : ''}'`,
  );
  report(`${name}: kill -9 in an import, the next one may begin`, since(), {
    unit: 's',
    atMost: NEXT_IMPORT_LIMIT_S,
  });
  return next;
}

const ENVIRONMENT = { TRUST_PROXY: '127.0.0.1' };

await onEachEngine(async (target) => {
  const name = `${target.engine}, ${PEOPLE.toLocaleString('es-AR')} people`;
  let server = await startServer(target, ENVIRONMENT);
  try {
    while (!server.said().includes('?alta=')) await sleep(10);
    const headers = await server.administrator();
    const { id } = await read(server, headers);
    const step = (path: string) => async () =>
      settled(server, headers, await ask(server, headers, 'POST', `/${id}/${path}`, '{}'));
    await amongOthers(`${name}, nothing imported`, server, headers, async () => {
      await sleep(QUIET_MS);
      return ask(server, headers, 'GET', `/${id}`);
    });
    await amongOthers(`${name}, apply`, server, headers, step('apply'));
    await amongOthers(`${name}, undo`, server, headers, step('undo'));
    server = await killedWithin(name, target, server, headers);
  } finally {
    await server.stop();
  }
});
