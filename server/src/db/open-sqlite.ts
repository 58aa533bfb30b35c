import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** SQLite's primary result codes that are told apart here (https://www.sqlite.org/rescode.html). */
const NAMES: Readonly<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  19: 'SQLITE_CONSTRAINT',
  26: 'SQLITE_NOTADB',
};

/** What Node throws where SQLite refuses. */
interface Refusal {
  readonly message: string;
  readonly errcode: number;
}

const isRefusal = (error: unknown): error is Refusal =>
  typeof error === 'object' && error !== null && 'errcode' in error;

/** An error of SQLite with its result code's name as `code`; Node has one code for all of them. */
class SqliteError extends Error {
  readonly code: string;
  constructor(cause: Refusal) {
    super(cause.message, { cause });
    this.name = 'SqliteError';
    // The lower byte of an extended result code is its primary one.
    this.code = NAMES[cause.errcode & 0xff] ?? `SQLITE_${cause.errcode}`;
  }
}

/** Runs `work`; what SQLite refuses is thrown as a {@link SqliteError}. */
function told<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw isRefusal(error) ? new SqliteError(error) : error;
  }
}

/** What Kysely gives is what SQLite takes: its values are made of columns' types. */
const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];

function prepare(database: DatabaseSync, text: string): SqliteStatement {
  const statement = told(() => database.prepare(text));
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => told(() => statement.all(...values(parameters))),
    run: (parameters) => told(() => statement.run(...values(parameters))),
    iterate: (parameters) => told(() => statement.iterate(...values(parameters))),
  };
}

/** A connection to one file of SQLite, in the form that Kysely asks for. */
export interface SqliteConnection extends SqliteDatabase {
  /** Whether a transaction is open. */
  readonly isTransaction: boolean;
  /** Runs statements that give no rows back, separated by semicolons. */
  exec(statements: string): void;
}

/**
 * Opens `file` with the SQLite that is part of Node, so that nothing is compiled or downloaded when
 * Almanaque is installed. The file is created when it is not there.
 * @throws an Error whose `code` is SQLite's, such as 'SQLITE_CANTOPEN'; statements throw the same.
 */
export function openSqlite(file: string, { readOnly = false } = {}): SqliteConnection {
  const database = told(() => new DatabaseSync(file, { readOnly }));
  return {
    get isTransaction() {
      return database.isTransaction;
    },
    prepare: (text) => prepare(database, text),
    exec: (statements) => told(() => database.exec(statements)),
    close: () => database.close(),
  };
}
