import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { circlesIn, readImportGraph } from './import-graph.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'almanaque-imports-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

const circles = () => circlesIn(readImportGraph(root));

test.each([
  ['values', "import { b } from './b.ts';", "import { a } from './a.ts';"],
  ['a type', "import { b } from './b.ts';", "import type { A } from './a.ts';"],
  ['code that is loaded later', "export const b = () => import('./b.ts');", "import './a.ts';"],
  ['a name handed on', "export { b } from './b.ts';", "export * from './a.ts';"],
])('two files that import each other for %s are a circle', (_what, a, b) => {
  write({ 'shell/src/a.ts': a, 'shell/src/b.ts': b });
  expect(circles()).toEqual([['shell/src/a.ts', 'shell/src/b.ts', 'shell/src/a.ts']]);
});

test('a circle is found across folders, and told from a file back to it', () => {
  write({
    'bench/run.ts': "import '../e2e/visit.ts';",
    'e2e/visit.ts': "import '../scripts/lib/port.ts';",
    'scripts/lib/port.ts': "import '../../bench/run.ts';",
  });
  expect(circles()).toEqual([
    ['bench/run.ts', 'e2e/visit.ts', 'scripts/lib/port.ts', 'bench/run.ts'],
  ]);
});

test('a file that imports itself is a circle', () => {
  write({ 'shell/src/a.ts': "import './a.ts';" });
  expect(circles()).toEqual([['shell/src/a.ts', 'shell/src/a.ts']]);
});

test('two ways to the same file are none, nor what a package brings, nor a text', () => {
  write({
    'shell/src/a.ts': "import './b.ts'; import './c.ts'; import 'react';",
    'shell/src/b.ts': "import './c.ts'; export const said = \"import './a.ts'\";",
    'shell/src/c.ts': '// import "./a.ts"',
    'shell/node_modules/x/d.js': "import './e.js';",
    'shell/node_modules/x/e.js': "import './d.js';",
  });
  expect(circles()).toEqual([]);
});
