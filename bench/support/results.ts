import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { machineSchema } from './machine.ts';
import { UNITS, type Figure, type Goal } from './suite.ts';

const unitSchema = z.enum(UNITS);

const figureSchema = z.object({
  contestant: z.string(),
  scenario: z.string(),
  metric: z.string(),
  unit: unitSchema,
  samples: z.array(z.number()).min(1),
}) satisfies z.ZodType<Figure>;

const goalSchema = z.object({
  title: z.string(),
  unit: unitSchema,
  limit: z.number(),
  value: z.number(),
  note: z.string().exactOptional(),
}) satisfies z.ZodType<Goal>;

const recordSchema = z.object({
  name: z.string(),
  title: z.string(),
  /** When it was measured. */
  date: z.iso.date(),
  rounds: z.int(),
  machine: machineSchema,
  figures: z.array(figureSchema),
  goals: z.array(goalSchema),
  notes: z.array(z.string()),
});

/** A suite's last run. */
export type SuiteRecord = z.infer<typeof recordSchema>;

const resultsSchema = z.object({ suites: z.array(recordSchema) });

/** The last run of every suite that ever ran; none where there is no such file. */
export const readResults = (file: string): SuiteRecord[] =>
  existsSync(file) ? resultsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).suites : [];

/** `record` in the place of that suite's run before, or at the end. */
export function withRecord(records: readonly SuiteRecord[], record: SuiteRecord): SuiteRecord[] {
  const isKnown = records.some(({ name }) => name === record.name);
  return isKnown
    ? records.map((known) => (known.name === record.name ? record : known))
    : [...records, record];
}

const FIGURES = 5;

/** More digits than any clock has would only fill the file. */
const shortened = (_key: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value)
    ? Number(value.toPrecision(FIGURES))
    : value;

export function writeResults(file: string, suites: readonly SuiteRecord[]): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const text = JSON.stringify(resultsSchema.parse({ suites }), shortened, 1);
  // A list of samples stays on one line.
  writeFileSync(file, `${text.replaceAll(/(?<=[[\d,])\n +(?=[-\d\]])/g, ' ')}\n`);
}
