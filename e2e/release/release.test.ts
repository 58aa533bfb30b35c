import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inHouse, PARTS, versionOf } from '../../tools/house.ts';
import { run } from '../../tools/run.ts';
import { homeOf } from '../support/home.ts';
import { expect, test as base } from '../support/test.ts';
import { ARCHIVE, filesIn, roomOf, unpackedRelease, unpackInto } from './support/archive.ts';
import { end, memoryOf, order, start, type Running } from './support/program.ts';

/** README: 'Qué hace falta'. */
const MOST_MEMORY_MB = 200;

/** What one archive may take of a disk. */
const MOST_ROOM = 150e6;

interface Release {
  readonly home: string;
  readonly program: string;
}

const test = base.extend<{ readonly running: Running }, { readonly release: Release }>({
  release: [
    async ({}, use) => {
      const release = await unpackedRelease();
      await use(release);
      rmSync(release.home, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  running: async ({ release }, use) => {
    const running = await start(release.program);
    await use(running);
    if (running.child.exitCode === null) await end(running);
  },
});

// One after another, on one folder, as on a person's machine.
test.describe.configure({ mode: 'serial' });

test('unpacked, it is small, without React for the server, and with licences', ({ release }) => {
  const { program } = release;
  const files = filesIn(program);
  expect(roomOf(program)).toBeLessThan(MOST_ROOM);
  expect(files.filter((file) => /(^|\/)node_modules\/|(?<!\.d)\.tsx?$|\.map$/.test(file))).toEqual(
    [],
  );
  const read = (file: string) => readFileSync(path.join(program, file), 'utf8');
  const bill = read('server/dist/bom.cdx.json');
  expect(bill).toContain('pkg:npm/fastify@');
  expect(bill).not.toMatch(/pkg:npm\/(react|react-dom|zustand)@/);
  for (const part of [...PARTS, 'server']) {
    expect(read(`${part}/dist/THIRD_PARTY_LICENSES.txt`), part).toContain('MIT License');
  }
  for (const font of files.filter((file) => file.endsWith('.woff2'))) {
    const license = font.replace(/\.[0-9a-f]+\.woff2$/, '.LICENSE.txt');
    expect(read(license), font).toContain('SIL OPEN FONT LICENSE');
  }
  expect(read('bom.cdx.json')).toMatch(/pkg:npm\/react@[^]*pkg:npm\/zod@/);
});

test('with Node alone, the month is there and the first account can be made', async ({
  page,
  release,
  running,
}) => {
  const { open, day } = homeOf(page);
  await open(`${running.url}/?fecha=2025-09-30`);
  await expect(day('2025-09-30')).toBeVisible();
  await expect.poll(running.link).toBeDefined();
  for (const place of ['/api/docs/static/swagger-ui.css', '/media/dia-del-programador.svg']) {
    expect((await page.request.get(`${running.url}${place}`)).status(), place).toBe(200);
  }
  // It still asks for what comes after the month.
  await page.close();
  expect(await end(running)).toBe(0);
  expect(existsSync(path.join(release.home, 'almanaque-datos/almanaque.db'))).toBe(true);
});

test('it copies its data while it runs, and says what it can do', async ({ release, running }) => {
  await expect.poll(running.link).toBeDefined();
  const { program, home } = release;
  expect(order(program, 'copia', 'mi copia.db')).toEqual({
    status: 0,
    said: `Copia hecha: ${path.join(home, 'mi copia.db')}\n`,
  });
  expect(order(program, 'copia', 'mi copia.db')).toMatchObject({ status: 1 });
  expect(order(program, 'restaurar', 'mi copia.db')).toMatchObject({
    status: 1,
    said: expect.stringMatching(/^Almanaque está en marcha .*: detenelo/),
  });
  expect(order(program, 'enlace').said).toMatch(/Todavía no hay cuentas/);
  expect(order(program, '--help').said).toContain('./almanaque enlace');
  expect(order(program, 'bakcup')).toMatchObject({ status: 1 });
  await end(running);
  expect(order(program, 'restaurar', 'mi copia.db')).toMatchObject({
    status: 0,
    said: expect.stringContaining('Ya podés iniciar Almanaque: ./almanaque'),
  });
});

test('the data stay when the folder is replaced', async ({ page, release }) => {
  const first = await start(release.program);
  await expect.poll(first.link).toBeDefined();
  const token = new URL(first.link() ?? '', first.url).searchParams.get('alta');
  const answer = await page.request.post(`${first.url}/api/v1/auth/first-administrator`, {
    headers: { origin: first.url },
    data: { token, name: 'Ana Paz', email: 'ana@empresa.com.ar', password: 'cuatro perros verdes' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  // In a thread of its own.
  const imports = `${first.url}/api/v1/people/imports`;
  const upload = await page.request.post(`${imports}?fileName=nomina.csv`, {
    headers: { origin: first.url, 'content-type': 'text/csv' },
    data: 'Legajo;Apellido y Nombre;Fecha Nac.\n1;Núñez, Ana;5/8/1990\n',
  });
  const { id } = (await upload.json()) as { readonly id: string };
  await expect
    .poll(async () => (await (await page.request.get(`${imports}/${id}`)).json()) as unknown)
    .toMatchObject({ state: 'ready' });
  await end(first);
  rmSync(release.program, { recursive: true });
  unpackInto(release.home);
  const second = await start(release.program);
  await end(second);
  expect(second.link(), 'there is an account already').toBeUndefined();
});

test('it takes less memory than the guide says, also after fifteen pages', async ({
  page,
  running,
}) => {
  test.skip(process.platform !== 'linux', 'the system says otherwise there');
  const { open, day } = homeOf(page);
  const idle = memoryOf(running);
  for (let loads = 0; loads < 15; loads += 1) {
    await open(`${running.url}/?fecha=2025-09-30`);
    await expect(day('2025-09-30')).toBeVisible();
  }
  const used = memoryOf(running);
  test.info().annotations.push({ type: 'memory', description: `${idle} MB, then ${used} MB` });
  expect(idle).toBeLessThan(MOST_MEMORY_MB);
  expect(used).toBeLessThan(MOST_MEMORY_MB);
});

test('a part is rehearsed in it before it is installed: its archive, its folder, its version', async ({
  release,
}) => {
  const { home, program } = release;
  const root = path.join(home, 'parte');
  const temporary = path.join(home, 'temporal');
  mkdirSync(temporary);
  cpSync(inHouse('mf-notifications'), root, { recursive: true });
  cpSync(ARCHIVE, path.join(root, path.basename(ARCHIVE)));
  const version = versionOf('.');
  for (const host of [ARCHIVE, program, version.replace(/\.\d+$/, '')]) {
    const args = [inHouse('build/src/part/cli.ts'), 'check', '--built', '--host', host];
    const { code, output } = await run(args, { cwd: root, env: { TMPDIR: temporary } });
    expect(output, host).toContain(`en Almanaque ${version}\n`);
    expect(output, host).toContain('4 de 4 bien.');
    expect(code, host).toBe(0);
  }
  expect(readdirSync(temporary).filter((name) => name.startsWith('almanaque-'))).toEqual([]);
});
