import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { inHouse, versionOf } from '../../tools/house.ts';
import { ensureSection } from './changelog.ts';

test('this version has its section', () => {
  ensureSection(readFileSync(inHouse('CHANGELOG.md'), 'utf8'), versionOf('.'));
});

test('a version that nobody wrote about is not released', () => {
  const changelog = '# Cambios\n\n## [1.2.0] - 2026-11-23\n\nMejor que [1.3.0].\n';
  ensureSection(changelog, '1.2.0');
  expect(() => ensureSection(changelog, '1.3.0')).toThrow(/«## \[1\.3\.0\] - AAAA-MM-DD»/);
  expect(() => ensureSection(changelog, '1.2')).toThrow(/CHANGELOG\.md no dice/);
});
