import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { contributions, declarationProblems } from './contributions.ts';

const BELL = { id: 'bell', point: 'header-action', title: 'Campanita', module: './remote' };
const OFFER = { point: 'mf-x/day@1', title: 'Un lugar del día', props: { date: 'date' } };
const EXPOSES = { './remote': './src/remote.ts' };

const problems = (declared: unknown, exposes = EXPOSES) =>
  declarationProblems('mf-x', declared, exposes);

test('a declaration that agrees with its container has nothing wrong', () => {
  expect(problems({ contributions: [BELL], offers: [OFFER] })).toEqual([]);
});

test.each([
  ['a reference without an export', { ...BELL, module: './campana' }, './campana se nombra'],
  [
    'a point nobody offers',
    { ...BELL, point: 'footer' },
    'bell: el portal no ofrece el punto footer',
  ],
  ['an unknown field', { ...BELL, colour: 'red' }, 'contributions.0: colour no se conoce'],
  [
    'an unknown key in a condition',
    { ...BELL, when: { moon: 'full' } },
    'contributions.0.when: moon no se conoce',
  ],
  ['a wrong value', { ...BELL, title: 7 }, 'contributions.0.title no vale'],
])('%s is told of', (_what, contribution, told) => {
  expect(problems({ contributions: [contribution] })[0]).toContain(told);
});

test('an export without a reference, and one name twice, are told of at once', () => {
  const exposes = { ...EXPOSES, './other': './src/other.ts' };
  expect(problems({ contributions: [BELL, BELL] }, exposes)).toEqual([
    './other está expuesto y nada lo nombra.',
    'bell está dos veces.',
  ]);
});

test('a point of its own is to be offered, once', () => {
  const section = { ...BELL, point: 'mf-x/day@1' };
  expect(problems({ contributions: [section], offers: [OFFER] })).toEqual([]);
  expect(problems({ contributions: [section] })).toEqual([
    'bell: la parte misma no ofrece el punto mf-x/day@1.',
  ]);
  expect(problems({ contributions: [BELL], offers: [OFFER, OFFER] })).toEqual([
    'mf-x/day@1 se ofrece dos veces.',
  ]);
});

test('a point of another part is not its own to offer; no declaration at all is none', () => {
  const other = { ...OFFER, point: 'mf-calendar/day@1' };
  expect(problems({ contributions: [BELL], offers: [other] })).toEqual([
    'mf-calendar/day@1 no es de la parte: no lo puede ofrecer.',
  ]);
  expect(problems(undefined)).toEqual(['declaración no vale.']);
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'almanaque-build-'));
  writeFileSync(path.join(folder, 'main.js'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As Module Federation's plugin does: after everything else. */
const manifest: webpack.WebpackPluginInstance = {
  apply: (compiler: webpack.Compiler) =>
    compiler.hooks.thisCompilation.tap('manifest', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'manifest', stage }, () =>
        compilation.emitAsset('mf-manifest.json', new webpack.sources.RawSource('{"name":"mf_x"}')),
      );
    }),
};

const build = (declared: unknown) =>
  new Promise<string[]>((resolve, reject) => {
    const file = path.join(folder, 'contributions.ts');
    const read = () => Promise.resolve(declared);
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './main.js',
      output: { path: folder, filename: 'out.js' },
      plugins: [contributions({ part: 'mf-x', read, file, exposes: EXPOSES }), manifest],
    });
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error) reject(error);
        else resolve((stats?.toJson().errors ?? []).map(({ message }) => message));
      }),
    );
  });

test('what is declared is in the manifest', async () => {
  expect(await build({ contributions: [BELL], offers: [OFFER] })).toEqual([]);
  const text = readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8');
  expect(JSON.parse(text)).toEqual({ name: 'mf_x', contributions: [BELL], offers: [OFFER] });
});

test('a declaration with something wrong fails the build', async () => {
  const [error] = await build({ contributions: [{ ...BELL, module: './campana' }] });
  expect(error).toContain('./campana se nombra y la parte no lo expone.');
});
