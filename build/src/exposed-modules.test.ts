import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { exposedModules } from './exposed-modules.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'almanaque-part-'));
  mkdirSync(path.join(root, 'src'));
});
afterEach(() => rmSync(root, { recursive: true }));

const brought = (id: string, module: string) => ({ id, point: 'panel', title: id, module });

test('each module that is referred to is the file of its name; one that is not there is none', () => {
  for (const file of ['remote.ts', 'day.tsx']) writeFileSync(path.join(root, 'src', file), '');
  const modules = ['./remote', './day', './day', './gone'];
  const contributions = modules.map((module, place) => brought(`one-${place}`, module));
  expect(exposedModules(root, { contributions })).toEqual({
    './remote': path.join(root, 'src/remote.ts'),
    './day': path.join(root, 'src/day.tsx'),
  });
  expect(exposedModules(root, undefined)).toEqual({});
});
