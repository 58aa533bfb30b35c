import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inHouse } from '../../tools/house.ts';
import { run } from '../../tools/run.ts';
import { manifestOf } from '../remotes/support/file-origin.ts';
import { expect, test } from '../remotes/support/installation.ts';

test.setTimeout(300_000);

const check = (root: string, host: string) =>
  run([inHouse('build/src/part/cli.ts'), 'check', '--built', '--host', host], { cwd: root });

interface Built {
  readonly contract: string;
  readonly contributions: readonly Readonly<Record<string, string>>[];
  readonly entry: string;
}

/** Writes `mf-ajena` as it is once it is built; gives its folder. */
function writeBuilt({ contract, contributions, entry }: Built): string {
  const root = mkdtempSync(path.join(tmpdir(), 'almanaque-ajena-'));
  const manifest = manifestOf({ container: 'mf_ajena', version: '2.3.4', contract, contributions });
  const files = {
    'package.json': '{ "name": "mf-ajena", "type": "module" }',
    'src/contributions.ts': `export const declaration = ${JSON.stringify({ contributions })};`,
    'src/remote.ts': '',
    'dist/mf-manifest.json': JSON.stringify(manifest),
    'dist/remoteEntry.js': entry,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

const brought = (id: string, point: string, more: Readonly<Record<string, string>> = {}) => ({
  id,
  point,
  title: 'Ajena',
  module: './remote',
  ...more,
});

const ENTRY = `self.mf_ajena = { init: () => {}, get: async () => () => ({
  contractVersion: '1.0.0', Component: () => null, mount: () => ({ update() {}, unmount() {} }),
}) };`;

const rowsOf = (output: string): string[] =>
  output.split('\n').filter((line) => /^[✓✗] | {4}/.test(line));

test('a part of the house goes with its own installation, by the modules of its page', async ({
  install,
}) => {
  const { url } = await install();
  const { code, output } = await check(inHouse('mf-notifications'), url);
  expect(output).toContain(`mf-notifications 0.1.0 en ${url}\n`);
  expect(rowsOf(output)).toEqual([
    expect.stringMatching(
      /^✓ contrato {5}se construyó con el \d+\.\d+\.\d+, y se acepta \^1\.0\.0$/,
    ),
    expect.stringMatching(/^✓ módulos {6}.*, react 19\.\d+\.\d+$/),
    '✓ lugares      bell en header-action',
    '✓ carga',
  ]);
  expect(output).not.toContain('trae el suyo');
  expect({ code, sum: /\d de \d bien\./.exec(output)?.[0] }).toEqual({
    code: 0,
    sum: '4 de 4 bien.',
  });
});

test('one that is not listed yet is told with which line it is', async ({ install }) => {
  const { url } = await install();
  const contributions = [brought('panel', 'panel'), brought('page', 'page', { path: 'ajena' })];
  const root = writeBuilt({ contract: '1.0.0', contributions, entry: ENTRY });
  const { code, output } = await check(root, url);
  rmSync(root, { recursive: true });
  expect(output).toContain('4 de 4 bien.');
  expect(output).toContain(
    'Todavía no está en su registro. La línea: {"name":"mf-ajena","manifest":"https://…/mf-manifest.json","contract":"^1.0.0","allow":["page"]}',
  );
  expect(code).toBe(0);
});

test('what the installation does not take of a part is told, each thing by itself', async ({
  install,
}) => {
  const { url, publish } = await install();
  publish({
    name: 'mf-ajena',
    manifest: 'https://ajena.example/mf-manifest.json',
    contract: '^1.0.0',
    hide: ['hidden'],
  });
  const contributions = [
    brought('panel', 'panel'),
    brought('page', 'page', { path: 'ajena' }),
    brought('hidden', 'home-section'),
    brought('orphan', 'mf-ninguna/lugar@1'),
    brought('ahead', 'mf-calendar/day-section@7'),
  ];
  const entry = ENTRY.replace('mount:', 'dibujar:');
  const root = writeBuilt({ contract: '1.0.0', contributions, entry });
  const { code, output } = await check(root, url);
  rmSync(root, { recursive: true });
  for (const line of [
    'page: es de otro origen y el registro no la permite ahí (allow)',
    'hidden: el registro la oculta (hide)',
    'orphan: su lugar es de mf-ninguna, que no está en el registro',
    'ahead: su lugar, mf-calendar/day-section@7, no está en la versión instalada de esa parte',
    'panel: lo que llegó no es lo que se esperaba',
  ]) {
    expect(output).toContain(`    ${line}\n`);
  }
  expect(output).toContain('2 de 4 bien.');
  expect(code).toBe(1);
});

test('one that was built for another contract is told so', async ({ install }) => {
  const { url } = await install();
  const contributions = [brought('panel', 'panel')];
  const root = writeBuilt({ contract: '9.0.0', contributions, entry: ENTRY });
  const { code, output } = await check(root, url);
  rmSync(root, { recursive: true });
  expect(output).toContain('✗ contrato     se construyó con el 9.0.0, y se acepta ^1.0.0\n');
  expect(code).toBe(1);
});

for (const [what, host, words] of [
  ['nobody answers', 'http://127.0.0.1:9', 'En http://127.0.0.1:9 no contesta ninguna instalación'],
  ['nothing is named', 'calendario', '«calendario» no es una instalación: poné su dirección'],
  ['that version is not kept', '1.4', 'no hay un almanaque-1.4.tar.gz: dejá ahí el archivo'],
  ['no program is', 'package.json', 'package.json no es un Almanaque para iniciar'],
] as const) {
  test(`where ${what}, that is said, and told apart from a part that is wrong`, async () => {
    const { code, output } = await check(inHouse('mf-notifications'), host);
    expect(output).toContain(words);
    expect(output).not.toContain('    at ');
    expect(code).toBe(2);
  });
}
