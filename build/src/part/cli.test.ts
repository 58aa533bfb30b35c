import { spawnSync } from 'node:child_process';
import path from 'node:path';

const CLI = path.join(import.meta.dirname, 'cli.ts');
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [CLI, ...args], { encoding: 'utf8' });

test('tells what there is where it is asked to', () => {
  const { status, stdout, stderr } = run('--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^almanaque-part build /);
});

test.each([
  ['no command', [], /^almanaque-part build /],
  ['an option that is none', ['check', '--bilt'], /^«--bilt» no es una opción, o le falta/],
  [
    'an option without its value',
    ['check', '--beside'],
    /^«--beside» no es una opción, o le falta/,
  ],
  ['a port that is none', ['dev', '--port', 'tres'], /^«tres» no es un puerto: poné/],
])('%s is refused in words, with no trace of the code', (_what, args, words) => {
  const { status, stderr } = run(...args);
  expect(status).toBe(1);
  expect(stderr).toMatch(words);
  expect(stderr).not.toContain('    at ');
});
