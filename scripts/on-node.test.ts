import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inHouse } from '../tools/house.ts';

let house: string;
beforeEach(() => {
  house = mkdtempSync(path.join(tmpdir(), 'almanaque node '));
  mkdirSync(path.join(house, 'scripts'));
  for (const file of ['on-node.cjs', 'node-version.cjs']) {
    cpSync(inHouse('scripts', file), path.join(house, 'scripts', file));
  }
  script(
    'console.log(JSON.stringify([process.argv.slice(2), process.env.NODE_ENV])); process.exitCode = 3;',
  );
});
afterEach(() => rmSync(house, { recursive: true }));

const script = (text: string) => writeFileSync(path.join(house, 'scripts/say.ts'), text);

/** A Node as `npm ci` brings it, which does what a shell is told. */
function bring(shell: string): void {
  const file = path.join(
    house,
    'node_modules',
    `node-${process.platform}-${process.arch}`,
    'bin/node',
  );
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${shell}\n`);
  chmodSync(file, 0o755);
}

/** Runs `say.ts`, on a machine whose own Node is of `version`. */
function start(version = process.versions.node) {
  const preload = path.join(house, 'version.cjs');
  writeFileSync(
    preload,
    `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`,
  );
  const args = ['-r', preload, path.join(house, 'scripts/on-node.cjs'), 'say', 'uno', '--dos'];
  const env = { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: '' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return { child, ended };
}

const SAID = { code: 3, output: '[["uno","--dos"],null]\n' };

test('the Node that came with the packages runs the script, whichever the machine has', async () => {
  bring(`echo brought; exec "${process.execPath}" "$@"`);
  const { code, output } = await start('18.20.4').ended;
  expect({ code, output }).toEqual({ ...SAID, output: `brought\n${SAID.output}` });
});

test('what was compiled is kept beside the packages for the next run', async () => {
  bring(`exec "${process.execPath}" "$@"`);
  expect(await start().ended).toEqual(SAID);
  expect(readdirSync(path.join(house, 'node_modules/.cache/node'))).toHaveLength(1);
});

test('where that one does not start, the machine’s own does', async () => {
  bring('exit 127');
  expect(await start().ended).toEqual(SAID);
});

test('who ends the command ends the script', async () => {
  bring(`[ "$1" = --version ] || exec "${process.execPath}" "$@"`);
  script(
    "process.on('SIGTERM', () => process.exit(5)); setInterval(() => {}, 1e6); console.log('ready');",
  );
  const { child, ended } = start('18.20.4');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 5, output: 'ready\n' });
});

test.each([
  ['in this process', false],
  ['on the Node that came with the packages', true],
])('who ends npm ends the script, %s', async (_where, isBrought) => {
  if (isBrought) bring(`[ "$1" = --version ] || exec "${process.execPath}" "$@"`);
  else mkdirSync(path.join(house, 'node_modules'), { recursive: true });
  script(
    "process.on('SIGTERM', () => { console.log('ended'); process.exit(); }); setInterval(() => {}, 1e6); console.log('ready');",
  );
  // What follows the command keeps the shell from becoming it.
  const command = `"${process.execPath}" "${path.join(house, 'scripts/on-node.cjs')}" say; true`;
  const env = { ...process.env, npm_lifecycle_event: 'start' };
  const shell = spawn('sh', ['-c', command], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  shell.stdout.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  // Closed by the last one who could write: nobody is left.
  await once(shell.stdout, 'close');
  expect(said).toBe('ready\nended\n');
});

describe('without a Node of its own', () => {
  beforeEach(() => mkdirSync(path.join(house, 'node_modules'), { recursive: true }));

  test.each(['12.22.12', '18.20.4', '20.20.2', '22.17.1', '23.5.0'])(
    'Node %s is refused in one sentence that says what to do',
    async (version) => {
      expect(await start(version).ended).toEqual({
        code: 1,
        output:
          `Este equipo tiene Node ${version} y Almanaque necesita Node 22.18 o posterior: instalá la ` +
          "versión 24 desde https://nodejs.org/es/download (o con 'nvm install 24') y probá de nuevo.\n",
      });
    },
  );

  test.each(['22.18.0', '23.6.0', '24.0.0', '26.1.0'])('Node %s is accepted', async (version) => {
    expect(await start(version).ended).toEqual(SAID);
  });
});

test('before anything is installed, that is what is asked for', async () => {
  expect(await start('20.20.2').ended).toEqual({
    code: 1,
    output: "Falta instalar: escribí 'npm ci' en esta carpeta y probá de nuevo.\n",
  });
});
