import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inHouse, tool } from '../house.ts';
import { run } from '../run.ts';
import { filesIn } from './emit.ts';
import { installOutside } from './outside.ts';
import { packPackages, type PackedPackage } from './pack.ts';

// What a team outside of the house sees of our packages, in a folder that is nowhere near it.

let folder: string;
let packages: readonly PackedPackage[];
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'almanaque-outside-'));
  packages = await packPackages(path.join(folder, 'archives'));
  installOutside(folder, packages, ['@types/react', '@types/react-dom', 'vue']);
  // Their own configuration, with nothing of ours in it.
  for (const [name, module, resolution] of [
    ['bundler', 'esnext', 'bundler'],
    ['nodenext', 'nodenext', 'nodenext'],
  ] as const) {
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'es2022',
      module,
      moduleResolution: resolution,
      lib: ['es2022', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: [],
      // Their declarations are looked at, too: what is wrong there would be `any` to everyone.
      skipLibCheck: false,
    };
    const text = JSON.stringify({ compilerOptions, include: [`src/**/*`] });
    writeFileSync(path.join(folder, `tsconfig.${name}.json`), text);
  }
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** What `tsc` says of a foreign project with these files, by how it resolves modules. */
async function compile(files: Readonly<Record<string, string>>, resolution: string) {
  const src = path.join(folder, 'src');
  rmSync(src, { recursive: true, force: true });
  mkdirSync(src);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(src, name), text);
  const args = [tool('typescript-native/bin/tsc'), '-p', `tsconfig.${resolution}.json`];
  const { output } = await run(args, { cwd: folder });
  return output.trim().split('\n').filter(Boolean);
}

const RIGHT = {
  'part.ts': `
    import { selectionStore, type RemoteModule } from '@almanaque/shared-contracts';
    import type { Declaration } from '@almanaque/shared-contracts/contributions';
    import { companyEvent, fakeHost } from '@almanaque/shared-contracts/testing';
    import { birthdayWords } from './words.js';

    export const declaration: Declaration = {
      contributions: [{ id: 'one', point: 'main', title: birthdayWords, module: './remote' }],
    };
    export async function open(remote: RemoteModule): Promise<string> {
      const host = fakeHost({ events: [companyEvent({ date: '2026-12-11', title: 'Asado' })] });
      const slot = await host.mount(remote);
      selectionStore().getState();
      return slot.state.status;
    }`,
  'words.ts': `export const birthdayWords = 'Cumpleaños';`,
  'view.tsx': `
    import { createRemote, Button } from '@almanaque/ui';

    const View = () => <Button type="button">Encuestas</Button>;
    export const { contractVersion, mount, Component } = createRemote({
      View,
      Placeholder: ({ apiBase }) => <p>{apiBase.toUpperCase()}</p>,
      failureMessage: 'No se pudo mostrar.',
    });`,
  'vue-portal.tsx': `/** @jsxImportSource vue */
    import type { GlobalComponents } from 'vue';
    import type {} from '@almanaque/ui/element-vue.d.ts';

    export const Portal = () => (
      <almanaque-calendario
        api-base="https://api.example"
        theme="oscuro"
        onAlmanaqueSeleccion={({ detail }) => console.log(detail.event?.title.length)}
      />
    );
    type InTemplate = InstanceType<GlobalComponents['almanaque-campanita']>['$props'];
    export const bell: InTemplate = { 'api-base': '', class: 'intranet' };`,
  'portal.tsx': `
    import type {} from '@almanaque/ui/element-react.d.ts';

    export const Portal = () => (
      <almanaque-calendario
        api-base="https://api.example"
        theme="oscuro"
        onalmanaque-seleccion={({ detail }) => console.log(detail.event?.title.length)}
      />
    );
    export const select = () =>
      document.querySelector('almanaque-calendario')?.select('2026-09-25');`,
};

/** Each is one mistake, in the line that says so. */
const WRONG = {
  'wrong-part.ts': `
    import { fakeHost } from '@almanaque/shared-contracts/testing';
    import type { Declaration } from '@almanaque/shared-contracts/contributions';
    import { inside } from '@almanaque/shared-contracts/dist/index.js'; // TS2307
    export const declaration: Declaration = { contributions: [{ id: 'one' }] }; // TS2739
    fakeHost({ events: [{ title: 'Asado' }] }); // TS2740
    document.querySelector('almanaque-calendario')?.nothing(); // TS2339
    export { inside };`,
  'wrong-view.tsx': `
    import type {} from '@almanaque/ui/element-react.d.ts';
    import { createRemote } from '@almanaque/ui';
    createRemote({ View: () => null, failureMessage: 'No.' }); // TS2741
    export const a = <almanaque-calendario theme="azul" />; // TS2322
    export const b = <almanaque-calendaria />; // TS2339`,
  'wrong-vue.tsx': `/** @jsxImportSource vue */
    import type {} from '@almanaque/ui/element-vue.d.ts';
    export const a = <almanaque-calendario theme="azul" />; // TS2322
    export const b = <almanaque-campanita onAlmanaqueListo={(at: string) => at} />; // TS2322`,
};

/** 'part.ts 4 TS2307'; lines that explain the one before are left out. */
const told = (lines: readonly string[]) =>
  lines.flatMap(
    (line) => /^(\S+)\((\d+),\d+\): error (TS\d+)/.exec(line)?.slice(1).join(' ') ?? [],
  );

const mistakes = Object.entries(WRONG).flatMap(([file, text]) =>
  text.split('\n').flatMap((line, index) => {
    const code = / \/\/ (TS\d+)$/.exec(line)?.[1];
    return code === undefined ? [] : [`src/${file} ${String(index + 1)} ${code}`];
  }),
);

test.each(['bundler', 'nodenext'])(
  'with moduleResolution %s, right use compiles and each wrong use is told',
  async (resolution) => {
    expect(told(await compile({ ...RIGHT, ...WRONG }, resolution))).toEqual(mistakes);
  },
  600_000,
);

test("an element's types may be copied from beside it, and need no package of ours", async () => {
  const types = Object.fromEntries(
    ['element.d.ts', 'element-react.d.ts', 'element-vue.d.ts'].map((name) => [
      name,
      readFileSync(inHouse('shared-ui/src/element', name), 'utf8'),
    ]),
  );
  const page = `export const a = <almanaque-campanita api-base="" />;
    export const date = document.querySelector('almanaque-calendario')?.date;`;
  expect(told(await compile({ ...types, 'page.tsx': page }, 'bundler'))).toEqual([]);
}, 600_000);

test('an archive holds what is built and nothing else: no tests, no sources', () => {
  for (const { name } of packages) {
    const root = path.join(folder, 'node_modules', name);
    const files = filesIn(root).map((file) => path.relative(root, file));
    expect(files).toContain('LICENSE');
    const others = files.filter(
      (file) =>
        !/^(package\.json|LICENSE|dist\/.+\.(js|d\.ts|css|woff2|LICENSE\.txt)|dist\/part\/tsconfig\.part\.json)$/.test(
          file,
        ),
    );
    expect([name, others]).toEqual([name, []]);
    expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
  }
});

/** 'zod/mini' → 'zod', '@mui/material/Menu' → '@mui/material'. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

test('each asks for every package that it imports', () => {
  // What the starter writes imports ours; the starter itself needs nothing.
  for (const { name } of packages.filter((one) => one.name.startsWith('@'))) {
    const root = path.join(folder, 'node_modules', name);
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(
      readFileSync(path.join(root, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string> | undefined>;
    const asked = Object.keys({ ...dependencies, ...peerDependencies, [name]: '' });
    const imported = filesIn(root)
      // Whoever is in Vue has it, and nobody else reads that file.
      .filter((file) => /\.(js|d\.ts)$/.test(file) && !file.endsWith('element-vue.d.ts'))
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(
          /^(?:import|export) .*?from ['"]([^.'"][^'"]*)['"]/gm,
        ),
      ])
      .map(([, specifier = '']) => specifier)
      .filter((specifier) => !specifier.startsWith('node:') && !builtinModules.includes(specifier));
    const missing = new Set(imported.map(packageOf).filter((one) => !asked.includes(one)));
    expect([name, [...missing]]).toEqual([name, []]);
  }
});
