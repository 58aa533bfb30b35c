import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'almanaque-start-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true });
});

function run(env: Record<string, string>) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const started = spawn(process.execPath, [MAIN], {
    env: { ...inherited, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(started);
  return started;
}

/** The port, once the line for people is out. */
async function ready(started: ReturnType<typeof run>): Promise<number> {
  const [line] = (await once(started.stdout, 'data')) as [Buffer];
  expect(String(line)).toMatch(
    /^Almanaque listo en http:\/\/localhost:\d+ \(datos en .+, SQLite\)\. Para terminar: Ctrl\+C\n/,
  );
  return Number(/localhost:(\d+)/.exec(String(line))?.[1]);
}

/** A request that the server has begun to read, and whose body is still on its way. */
async function beginRequest(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    'POST /api/v1/nada HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      'Expect: 100-continue\r\nContent-Length: 2\r\n\r\n',
  );
  const [goOn] = (await once(socket, 'data')) as [Buffer];
  expect(String(goOn)).toContain('100 Continue');
  socket.write('{');
  return socket;
}

/** Waits until nobody is let in any more: the server has begun to end. */
async function isClosing(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
  } catch {
    return;
  } finally {
    socket.destroy();
  }
  await isClosing(port);
}

test('a signal ends it only after the running request was answered', async () => {
  const started = run({ HOST: '127.0.0.1' });
  const ended = once(started, 'exit');
  const port = await ready(started);
  const socket = await beginRequest(port);
  const answer = text(socket);
  started.kill('SIGTERM');
  await isClosing(port);
  expect(started.exitCode).toBeNull();
  socket.write('}');
  expect(await answer).toMatch(/^HTTP\/1\.1 404 .*no existe/s);
  expect(await ended).toEqual([0, null]);
});

test('a connection on which nothing was asked yet does not hold it', async () => {
  const started = run({ HOST: '127.0.0.1' });
  const ended = once(started, 'exit');
  const port = await ready(started);
  await once(connect(port, '127.0.0.1'), 'connect');
  // Connections are taken in their order: once this one is answered, that one is the server's.
  await fetch(`http://127.0.0.1:${port}/api/v1/nada`);
  started.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('a second signal ends it at once', async () => {
  const started = run({ HOST: '127.0.0.1' });
  const ended = once(started, 'exit');
  const port = await ready(started);
  const socket = await beginRequest(port);
  started.kill('SIGINT');
  await isClosing(port);
  expect(started.exitCode).toBeNull();
  started.kill('SIGINT');
  expect(await ended).toEqual([1, null]);
  socket.destroy();
});

async function failure(env: Record<string, string>): Promise<string> {
  const started = run(env);
  const ended = once(started, 'exit');
  const message = await text(started.stderr);
  expect(await ended).toEqual([1, null]);
  return message;
}

test('a taken port, a bad variable and a lost database each end it in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const taken = await failure({ HOST: '127.0.0.1', PORT: String(port) });
  other.close();
  expect(taken).toMatch(
    /^No se puede usar el puerto \d+: ya lo usa otro programa\. .*PORT=.*\.\n$/,
  );
  expect(await failure({ TIME_ZONE: 'Luna' })).toMatch(/^La variable TIME_ZONE .*\.\n$/);
  expect(await failure({ AI_PROVIDER: 'nadie' })).toMatch(/^AI_PROVIDER .*\.\n$/);
  const lost = await failure({ DATABASE_URL: 'postgres://u:secreta@127.0.0.1:1/x' });
  expect(lost).toMatch(
    /^No se puede usar la base PostgreSQL de 127\.0\.0\.1:1: .*DATABASE_URL.*\n$/,
  );
});

test('a registry that is not there and a HOST of another machine each name their variable', async () => {
  expect(await failure({ REMOTES_FILE: '/nada.json' })).toMatch(
    /^La variable REMOTES_FILE .*\.\n$/,
  );
  expect(await failure({ HOST: '192.0.2.1' })).toMatch(/^La variable HOST .*\.\n$/);
});

test('a second server on the same data folder is refused, and a start right after the end is not', async () => {
  const first = run({ HOST: '127.0.0.1' });
  await ready(first);
  expect(await failure({})).toMatch(
    /^Otro Almanaque ya está usando la carpeta de datos .*DATA_DIR.*\.\n$/,
  );
  const ended = once(first, 'exit');
  first.kill('SIGKILL');
  await ended;
  await ready(run({ HOST: '127.0.0.1' }));
});

const LINK = /^https:\/\/almanaque\.example\/\?alta=([\w-]{43})$/;

/** The token of the link that a start gives. */
async function tokenOfStart(env: Record<string, string>): Promise<string | undefined> {
  const started = run({ HOST: '127.0.0.1', ...env });
  const ended = once(started, 'exit');
  for await (const line of createInterface(started.stdout)) {
    const token = LINK.exec(line)?.[1];
    if (token === undefined) continue;
    started.kill('SIGTERM');
    await ended;
    return token;
  }
  return undefined;
}

test('while there is no account each start gives a link of its own', async () => {
  const env = { PUBLIC_URL: 'https://almanaque.example' };
  const tokens = [await tokenOfStart(env), await tokenOfStart(env)];
  expect(tokens[0]).toBeDefined();
  expect(tokens[1]).toBeDefined();
  expect(tokens[0]).not.toBe(tokens[1]);
});
