import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { htmlOf } from './report/html.ts';
import { documentName, markdownOf, recordDocument } from './report/markdown.ts';
import { printRecord } from './report/terminal.ts';
import { thisMachine } from './support/machine.ts';
import { readResults, withRecord, writeResults, type SuiteRecord } from './support/results.ts';
import type { Suite } from './support/suite.ts';

const HOUSE = path.resolve(import.meta.dirname, '..');
const RESULTS = path.join(import.meta.dirname, 'results/latest.json');
const REPORT = path.join(import.meta.dirname, 'results/report.html');
const DOCUMENT = path.join(HOUSE, 'BENCHMARKS.md');

async function measure(suite: Suite, rounds: number): Promise<SuiteRecord> {
  const say = (line: string) => console.log(`  ${line}`);
  const { figures, goals, notes } = await suite.run({ rounds, say });
  return {
    name: suite.name,
    title: suite.title,
    date: new Date().toISOString().slice(0, 10),
    rounds,
    machine: thisMachine(),
    figures: figures.map((figure) => ({ ...figure, samples: [...figure.samples] })),
    goals: [...goals],
    notes: [...notes],
  };
}

async function writeDocument(file: string, markdown: string): Promise<void> {
  const { code } = await format(file, markdown);
  writeFileSync(file, code);
}

/** From the results alone, so that all of them always say the same. */
export async function writeReports(): Promise<void> {
  const records = readResults(RESULTS);
  mkdirSync(path.dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, htmlOf(records));
  await writeDocument(DOCUMENT, markdownOf(records));
  for (const record of records) {
    await writeDocument(
      path.join(path.dirname(RESULTS), documentName(record)),
      recordDocument(record),
    );
  }
}

/** Measures, shows and keeps the result: of the suites not run now, the last one stays. */
export async function runSuite(suite: Suite, asked: number): Promise<void> {
  const rounds = Math.min(asked, suite.maxRounds ?? Infinity);
  console.log(`\n${suite.title}: ${rounds} rondas`);
  const record = await measure(suite, rounds);
  printRecord(record);
  writeResults(RESULTS, withRecord(readResults(RESULTS), record));
  await writeReports();
}
