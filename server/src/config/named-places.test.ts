import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readConfig } from './config.ts';
import { checkNamedPlaces } from './named-places.ts';
import { StartError } from './start-error.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'almanaque-places-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const checking = (env: Record<string, string>) => () => checkNamedPlaces(env, readConfig(env));

function file(content: string): string {
  const path = join(folder, 'remotes.json');
  writeFileSync(path, content);
  return path;
}

test('what is not named is not looked at: the build may still have to make it', () => {
  expect(checking({ REMOTES_FILE: '' })).not.toThrow();
});

test('what is there and right passes', () => {
  const env = { REMOTES_FILE: file('{"remotes":[]}'), SHELL_DIR: folder, REMOTES_DIR: folder };
  expect(checking(env)).not.toThrow();
});

test.each(['SHELL_DIR', 'REMOTES_DIR', 'REMOTES_FILE'])('%s that is not there', (variable) => {
  const check = checking({ [variable]: join(folder, 'none') });
  expect(check).toThrow(StartError);
  expect(check).toThrow(
    new RegExp(`^La variable ${variable} nombra .+none, que no está\\. .+\\.$`),
  );
});

test.each(['SHELL_DIR', 'REMOTES_DIR'])('%s that is a file', (variable) => {
  expect(checking({ [variable]: file('') })).toThrow(/remotes\.json, que no es una carpeta\./);
});

test('a registry that is a folder, no JSON, or no registry', () => {
  expect(checking({ REMOTES_FILE: folder })).toThrow(/es una carpeta y no un archivo\./);
  expect(checking({ REMOTES_FILE: file('{ not json') })).toThrow(/que no es JSON: /);
  expect(checking({ REMOTES_FILE: file('[]') })).toThrow(/le falta la lista «remotes»\./);
});

test('a registry with a bad line, or with a byte order mark, starts', () => {
  expect(checking({ REMOTES_FILE: file('{"remotes":[{"name":"mf-calendar"}]}') })).not.toThrow();
  expect(checking({ REMOTES_FILE: file('\uFEFF{"remotes":[]}') })).not.toThrow();
});
