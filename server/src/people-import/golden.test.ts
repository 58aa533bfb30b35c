import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import * as z from 'zod';
import { findHeader } from '../sheets/headers.ts';
import { guessFields } from './headers.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { readRow } from './read-row.ts';
import { readRows } from '../sheets/read-rows.ts';
import type { SheetRow } from '../sheets/sheet-row.ts';
import { repeatedKeys } from './repeated.ts';

const TODAY = isoDate('2026-11-21');
const file = (name: string) => new URL(`testing/${name}`, import.meta.url);

const expectedSchema = z.object({
  rows: z.array(
    z.object({
      row: z.int(),
      status: z.enum(['ok', 'error', 'blank line, ignored']),
      reason: z.string().nullable().optional(),
      birth: z.string().nullable().optional(),
      hire: z.string().nullable().optional(),
    }),
  ),
});

/** How the made-up roster's report words what the product says by code. */
const WORDING: Readonly<Record<string, string>> = {
  'birth-impossible': 'birth date does not exist',
  'birth-implausible': 'birth year not plausible',
  'hire-not-a-date': 'hire date not a date',
  'name-missing': 'name missing',
  'legajo-repeated': 'legajo repeated in the file',
  'leaving-before-hire': 'leaving date before hire date',
  'email-invalid': 'e-mail not valid',
  'no-birthday': 'no birthday: only anniversaries',
  'hire-in-future': 'hire date in the future: no anniversary yet',
  'formula-is-text': 'formula-like text is data, never run, and escaped on export',
  'blanks-trimmed': 'trailing blanks trimmed',
  left: 'left: no dates after 2024-12-31',
};

const pad = (value: number) => String(value).padStart(2, '0');

describe('the made-up dirty roster', () => {
  let rows: SheetRow[];
  beforeAll(async () => {
    rows = [];
    const bytes = await readFile(file('nomina-sucia.csv'));
    for await (const row of readRows(bytes, IMPORT_LIMITS)) rows.push(row);
  });

  test('gives exactly the report each row deserves', async () => {
    const expected = expectedSchema.parse(
      JSON.parse(await readFile(file('nomina-sucia.expected.json'), 'utf8')),
    );
    const header = findHeader(
      rows.slice(0, 10).map(({ cells }) => cells),
      guessFields,
    );
    const fields = guessFields(rows[header]?.cells ?? []);
    const repeatedIn = repeatedKeys();
    const report = rows.slice(header + 1).map(({ row, cells }) => {
      if (cells.length === 0) return { row, status: 'blank line, ignored' };
      const { values, problems, notes } = readRow(cells, fields, TODAY);
      const own = [...problems, ...repeatedIn(row, values)];
      const ok = own.length === 0;
      const reasons = (ok ? notes : own).map(({ code }) => WORDING[code] ?? code);
      const { birth, hireDate: hire } = values;
      return {
        row,
        status: ok ? 'ok' : 'error',
        reason: reasons.join(' + ') || null,
        birth: ok && birth ? `${birth.year}-${pad(birth.month)}-${pad(birth.day)}` : null,
        hire: ok ? (hire ?? null) : null,
      };
    });
    const deserved = expected.rows.map(({ row, status, reason, birth, hire }) =>
      status === 'blank line, ignored' ? { row, status } : { row, status, reason, birth, hire },
    );
    expect(report).toEqual(deserved);
  });
});
