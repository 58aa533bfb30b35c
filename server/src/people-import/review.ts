import {
  EMPTY_PERSON,
  type ImportField,
  type ImportRow,
  type PersonInput,
  type RowRemark,
} from '@almanaque/api';
import { type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { displayName, toInput, type PersonRow } from '../people/person-row.ts';
import { keepBlanks } from './blanks.ts';
import { changesOf, datesRead } from './changes.ts';
import { findStored, type Stored } from './find-stored.ts';
import { asWrittenBefore, type KnownPlaces } from './known-places.ts';
import { namesInUsualCase } from './name-case.ts';
import { leavingProblems, readRow, type ReadRow, type RowValues } from './read-row.ts';
import type { SheetRow } from '../sheets/sheet-row.ts';
import { problem, repeated } from './remarks.ts';
import { repeatedKeys } from './repeated.ts';

/** What is to be done with a row, and everything the preview says of it. */
export interface ReviewedRow extends ImportRow {
  readonly values: RowValues;
  /** Whom it speaks of, also where it is wrong; null: nobody that is stored. */
  readonly stored: PersonRow | null;
}

export interface Reviewer {
  /** Rows must come in the file's order; empty ones are left out. */
  review(db: Kysely<Tables>, rows: readonly SheetRow[]): Promise<ReviewedRow[]>;
}

export interface ReviewOptions {
  readonly fields: readonly (ImportField | null)[];
  /** Whether blank cells take away what is stored, of those that need asking. */
  readonly clearBlanks: boolean;
  /** The company's. */
  readonly today: IsoDate;
  readonly places: KnownPlaces;
}

/** What the row leaves as it is may contradict what it says: hired again, after a leave that stays. */
function leavingAgainst(before: PersonInput, read: RowValues, values: RowValues): RowRemark[] {
  const after = { ...before, ...values };
  const isSame = after.hireDate === before.hireDate && after.leavingDate === before.leavingDate;
  return isSame || leavingProblems(read).length > 0 ? [] : leavingProblems(after);
}

/** Holds one file's rows against what is stored. Remembers which keys the file has had. */
export function createReviewer({ fields, clearBlanks, today, places }: ReviewOptions): Reviewer {
  const complainOfRepeated = repeatedKeys();
  const rowOfPerson = new Map<string, number>();

  const personProblems = (row: number, stored: Stored): RowRemark[] => {
    if (stored.kind === 'none') return [];
    if (stored.kind === 'ambiguous') return [problem('email-ambiguous', stored.email)];
    const first = rowOfPerson.get(stored.row.id);
    if (first !== undefined) return [repeated('person', first)];
    rowOfPerson.set(stored.row.id, row);
    return [];
  };

  const reviewRow = (row: number, read: ReadRow, stored: Stored): ReviewedRow => {
    const repeats = complainOfRepeated(row, read.values);
    const person = stored.kind === 'person' ? stored.row : null;
    const before = person === null ? null : toInput(person);
    const ofPlaces = asWrittenBefore(places, read.values);
    const named = namesInUsualCase(before, ofPlaces.values);
    const { values, notes: ofBlanks } = keepBlanks(before, named, clearBlanks);
    const leaving = before === null ? [] : leavingAgainst(before, read.values, values);
    const problems = [
      ...read.problems,
      ...repeats,
      ...(repeats.length === 0 ? personProblems(row, stored) : []),
      // With the blank that is at fault, whoever imports is asked about it.
      ...(leaving.length === 0 ? [] : [...leaving, ...ofBlanks]),
    ];
    const notes = [...read.notes, ...ofPlaces.notes, ...ofBlanks];
    const common = {
      row,
      values,
      stored: person,
      legajo: values.legajo ?? null,
      name: displayName({ ...(before ?? EMPTY_PERSON), ...values }),
    };
    if (problems.length > 0) return { ...common, status: 'wrong', remarks: problems, changes: [] };
    if (before === null) {
      return { ...common, status: 'new', remarks: notes, changes: datesRead(values) };
    }
    const changes = changesOf(before, values);
    const status = changes.length === 0 ? 'same' : 'changed';
    return { ...common, status, remarks: notes, changes };
  };

  return {
    async review(db, rows) {
      const read = rows
        .filter(({ cells }) => cells.length > 0)
        .map(({ row, cells }) => ({ row, read: readRow(cells, fields, today) }));
      const storedOf = await findStored(
        db,
        read.map(({ read: { values } }) => values),
      );
      return read.map(({ row, read: one }) => reviewRow(row, one, storedOf(one.values)));
    },
  };
}
