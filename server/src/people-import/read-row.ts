import { isEmail, type ImportField, type PersonInput, type RowRemark } from '@almanaque/api';
import { yearOf, type IsoDate } from '@almanaque/shared-contracts/schemas';
import { readBirth, readDate, type Reading } from './read-dates.ts';
import { leftNote, note, problem } from './remarks.ts';
import { asWritten } from './written-date.ts';
import { readCelebration } from './read-celebration.ts';
import { splitName } from './split-name.ts';

/** What a row says of a person: only the columns that are imported. An empty cell says 'nothing'. */
export type RowValues = Partial<PersonInput>;

export interface ReadRow {
  readonly values: RowValues;
  /** Empty: the row can be imported. */
  readonly problems: readonly RowRemark[];
  readonly notes: readonly RowRemark[];
}

/** How people write 'nothing' in a cell. */
const NOTHING = /^(?:[-–—.]+|n\/?[ac]|s\/[dn]|null|sin datos?)$/i;
const STARTS_FORMULA = /^[=+\-@]/;

const MAX_LENGTHS = {
  legajo: 50,
  firstName: 150,
  lastName: 150,
  preferredName: 100,
  email: 254,
  office: 100,
  province: 100,
  team: 100,
} as const;

type Cells = ReadonlyMap<ImportField, string>;

/** The cells that are imported, without blanks around them or doubled inside. */
function cleanCells(cells: readonly string[], fields: readonly (ImportField | null)[]) {
  const clean = new Map<ImportField, string>();
  let trimmed = false;
  let formula = false;
  fields.forEach((field, index) => {
    if (field === null) return;
    const raw = cells[index] ?? '';
    const text = raw.replace(/\s+/gu, ' ').trim();
    const kept = NOTHING.test(text) ? '' : text;
    clean.set(field, kept);
    trimmed ||= kept !== '' && kept !== raw;
    formula ||= STARTS_FORMULA.test(kept);
  });
  return { clean, trimmed, formula };
}

function nameOf(cells: Cells): RowValues {
  const full = cells.get('fullName');
  if (full !== undefined) return splitName(full);
  const lastName = cells.get('lastName');
  return {
    firstName: cells.get('firstName') ?? '',
    ...(lastName !== undefined && { lastName }),
  };
}

function textsOf(cells: Cells): RowValues {
  const values: Record<string, string | null> = {};
  for (const field of ['legajo', 'preferredName', 'office', 'province', 'team'] as const) {
    const text = cells.get(field);
    if (text !== undefined) values[field] = text === '' ? null : text;
  }
  const email = cells.get('email')?.toLowerCase();
  if (email !== undefined) values['email'] = email === '' ? null : email;
  return values;
}

function datesOf(cells: Cells, thisYear: number): { values: RowValues; problems: RowRemark[] } {
  const values: RowValues = {};
  const problems: RowRemark[] = [];
  const keep = <Value>(reading: Reading<Value>, put: (value: Value) => void): void => {
    if (reading.ok) put(reading.value);
    else problems.push(reading.remark);
  };
  const birth = cells.get('birth');
  const hire = cells.get('hireDate');
  const leaving = cells.get('leavingDate');
  if (birth !== undefined) keep(readBirth(birth, thisYear), (value) => (values.birth = value));
  if (hire !== undefined) keep(readDate('hire', hire, thisYear), (v) => (values.hireDate = v));
  if (leaving !== undefined) {
    keep(readDate('leaving', leaving, thisYear), (value) => (values.leavingDate = value));
  }
  return { values, problems };
}

/** A leave cannot come before the hire. @param person What is known of them once the row is written. */
export function leavingProblems({ hireDate, leavingDate }: RowValues): RowRemark[] {
  if (!hireDate || !leavingDate || leavingDate >= hireDate) return [];
  const dates = `ingreso ${asWritten(hireDate)}, egreso ${asWritten(leavingDate)}`;
  return [problem('leaving-before-hire', dates)];
}

function problemsOf(values: RowValues): RowRemark[] {
  const { firstName = '', lastName = '', legajo, email, birth, hireDate } = values;
  const problems: RowRemark[] = [];
  if (firstName === '' && lastName === '') problems.push(problem('name-missing'));
  if (!legajo && !email) problems.push(problem('key-missing'));
  if (email && !isEmail(email)) problems.push(problem('email-invalid', email));
  problems.push(...leavingProblems(values));
  if (hireDate && birth?.year && Number(hireDate.slice(0, 4)) <= birth.year) {
    const dates = `nacimiento en ${birth.year}, ingreso ${asWritten(hireDate)}`;
    problems.push(problem('hire-before-birth', dates));
  }
  const lengths = Object.entries(MAX_LENGTHS) as [keyof typeof MAX_LENGTHS, number][];
  const long = lengths.find(([field, max]) => (values[field] ?? '').length > max);
  if (long !== undefined) problems.push(problem('too-long', values[long[0]] ?? ''));
  return problems;
}

function notesOf(values: RowValues, today: IsoDate): RowRemark[] {
  const notes: RowRemark[] = [];
  if (values.birth === null) notes.push(note('no-birthday'));
  if (values.hireDate === null) notes.push(note('no-hire-date'));
  if (values.hireDate && values.hireDate > today) notes.push(note('hire-in-future'));
  if (values.leavingDate && values.leavingDate < today) notes.push(leftNote(values.leavingDate));
  return notes;
}

/** Reads one row by itself, whatever is stored. `fields` names each column's field. */
export function readRow(
  cells: readonly string[],
  fields: readonly (ImportField | null)[],
  today: IsoDate,
): ReadRow {
  const { clean, trimmed, formula } = cleanCells(cells, fields);
  const dates = datesOf(clean, yearOf(today));
  const celebration = readCelebration(clean.get('celebration') ?? '');
  const name = nameOf(clean);
  // A first name alone in the surname's column is still a name.
  const named = name.firstName === '' ? { firstName: name.lastName ?? '', lastName: '' } : name;
  const values: RowValues = {
    ...named,
    ...textsOf(clean),
    ...dates.values,
    ...celebration.values,
  };
  const notes = notesOf(values, today);
  if (formula) notes.push(note('formula-is-text'));
  if (trimmed) notes.push(note('blanks-trimmed'));
  const problems = [...problemsOf(values), ...dates.problems, ...celebration.problems];
  return { values, problems, notes };
}
