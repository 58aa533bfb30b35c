import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartError } from './start-error.ts';
import { loadSettingsFile } from './settings-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'almanaque-settings-'));
  file = path.join(folder, '.env');
});
afterEach(() => rmSync(folder, { recursive: true }));

function load(content: string | Buffer, env: Record<string, string> = {}) {
  writeFileSync(file, content);
  const lines: string[] = [];
  loadSettingsFile(file, env, (line) => lines.push(line));
  return { env, lines };
}

test('what the environment sets wins over the file, and no file sets nothing', () => {
  expect(load('PORT=4000\nHOST=127.0.0.1\n', { PORT: '5000' })).toEqual({
    env: { PORT: '5000', HOST: '127.0.0.1' },
    lines: [],
  });
  const env = {};
  loadSettingsFile(path.join(folder, 'none'), env);
  expect(env).toEqual({});
});

test('a byte order mark and the lines of Windows lose no variable', () => {
  const { env, lines } = load('\uFEFFPORT=4000\r\nCOMPANY_NAME=Panadería\r\n');
  expect(env).toEqual({ PORT: '4000', COMPANY_NAME: 'Panadería' });
  expect(lines).toEqual([]);
});

test.each([
  ['UTF-16 with its mark', Buffer.from('\uFEFFPORT=4000\n', 'utf16le')],
  ['UTF-16 without it', Buffer.from('PORT=4000\n', 'utf16le')],
  ['the code page of Windows', Buffer.from('COMPANY_NAME=Panadería\n', 'latin1')],
])('%s is refused, with how to save it', (_, content) => {
  const loading = () => load(content);
  expect(loading).toThrow(StartError);
  expect(loading).toThrow(/^El archivo de ajustes .+\.env no está en UTF-8: guardalo .*\.$/);
});

test('a folder of that name is refused', () => {
  mkdirSync(file);
  expect(() => loadSettingsFile(file, {})).toThrow(
    /^No se puede leer el archivo de ajustes .+\.env: es una carpeta.*\.$/,
  );
});

test('a name that nobody knows is told of, with the one that was meant, and the rest is read', () => {
  const { env, lines } = load('COMPANI_NAME=Casa\nLUNA=1\nPORT=4000\n');
  expect(lines).toEqual([
    'Aviso: Almanaque no conoce la variable COMPANI_NAME, que está en .env. ¿Quisiste decir COMPANY_NAME?',
    'Aviso: Almanaque no conoce la variable LUNA, que está en .env.',
  ]);
  expect(env).toMatchObject({ PORT: '4000' });
});

test('names of Docker Compose, of PostgreSQL and of Node are not ours to doubt', () => {
  const content = 'POSTGRES_PASSWORD=x\nPORTALS=y\nCOMPOSE_PROJECT_NAME=z\nPGSSLMODE=require\n';
  expect(load(`${content}NODE_EXTRA_CA_CERTS=/a\n`).lines).toEqual([]);
});
