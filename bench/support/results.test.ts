import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readResults, withRecord, writeResults, type SuiteRecord } from './results.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-bench-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'results/latest.json');

const record = (name: string, samples: number[]): SuiteRecord => ({
  name,
  title: name,
  date: '2026-11-21',
  rounds: samples.length,
  machine: { cores: 2, node: '24.21.0', chromium: '156.0' },
  figures: [{ contestant: 'almanaque', scenario: 'fría', metric: 'mes', unit: 'ms', samples }],
  goals: [{ title: 'mes', unit: 'ratio', limit: 1.3, value: 1.2 }],
  notes: [],
});

test('what was written is read, to five figures', () => {
  expect(readResults(file)).toEqual([]);
  writeResults(file, [record('month', [1.23456789, 100000, 2])]);
  expect(readResults(file)).toEqual([record('month', [1.2346, 100000, 2])]);
  expect(readFileSync(file, 'utf8')).toContain('[ 1.2346, 100000, 2 ]');
});

test('a run of one suite keeps the others', () => {
  const records = [record('month', [1]), record('server', [2])];
  expect(withRecord(records, record('month', [3]))).toEqual([record('month', [3]), records[1]]);
  expect(withRecord(records, record('builds', [3]))).toHaveLength(3);
});

test('a file of another shape is refused', () => {
  writeFileSync(file, '{"suites":[{"name":"month"}]}');
  expect(() => readResults(file)).toThrow();
});
