import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, SqliteDriver, type DatabaseConnection, type Driver } from 'kysely';
import { keepStatements } from './kept-statements.ts';
import { queue, type Queue } from '../threads/queue.ts';
import type { SqliteConnection } from './open-sqlite.ts';
import type { WriteAheadLog } from './write-ahead-log.ts';

/** How long a statement waits for another connection to finish writing, or the file for being opened. */
const BUSY_TIMEOUT_MS = 10_000;
const RETRY_MS = 5;

/** One is enough for all that takes no longer than a statement: more are for who holds one and waits. */
const MAX_READERS = 7;

/** By its code: one process can hold the class of this error more than once, and the code is the same. */
const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'SQLITE_BUSY';

/** SQLite waits where it stands, and the whole server with it: here whoever has to wait does so alone. */
async function patiently<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const last = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || Date.now() > last) throw error;
    }
    await sleep(RETRY_MS);
  }
}

const patient = (connection: DatabaseConnection): DatabaseConnection => ({
  executeQuery: (query) => patiently(() => connection.executeQuery(query)),
  streamQuery: (query, size) => connection.streamQuery(query, size),
});

const READS = /^\s*(select|values|explain)\b/i;

/** Whether it only reads. What is not known for certain, as a statement of ours, is taken to write. */
const onlyReads = ({ query, sql }: CompiledQuery): boolean =>
  query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && READS.test(sql));

interface Opened {
  readonly connection: DatabaseConnection;
  isTransaction(): boolean;
}

/** A connection out of some, once one is free. */
interface Place extends Opened {
  giveBack(): void;
}

/** Connections, opened as they are needed, the last given back used first; each is one turn of `turns`. */
function places(open: () => Promise<Opened>, turns: Queue): () => Promise<Place> {
  const idle: Opened[] = [];
  return async () => {
    const leave = await turns.enter();
    try {
      const opened = idle.pop() ?? (await open());
      const giveBack = () => {
        idle.push(opened);
        leave();
      };
      return { ...opened, giveBack };
    } catch (error) {
      leave();
      throw error;
    }
  };
}

interface Lenders {
  reader(): Promise<Place>;
  writer(): Promise<Place>;
  settled(): Promise<void>;
}

/** What is lent for one statement, or for several: it reads where readers do until it first writes. */
class LentConnection implements DatabaseConnection {
  readonly #lenders: Lenders;
  #held: (Place & { readonly writes: boolean }) | null = null;

  constructor(lenders: Lenders) {
    this.#lenders = lenders;
  }

  async #placeFor(query: CompiledQuery): Promise<Place & { readonly writes: boolean }> {
    const writes = !onlyReads(query);
    if (this.#held !== null && (this.#held.writes || !writes)) return this.#held;
    this.giveBack();
    const { reader, writer } = this.#lenders;
    this.#held = { ...(await (writes ? writer() : reader())), writes };
    return this.#held;
  }

  async executeQuery<Row>(query: CompiledQuery) {
    const { connection, writes, isTransaction } = await this.#placeFor(query);
    const result = await connection.executeQuery<Row>(query);
    if (writes && !isTransaction()) {
      // Committed: others may write while this waits for the disk, and wait for it together.
      this.giveBack();
      await this.#lenders.settled();
    }
    return result;
  }

  async *streamQuery<Row>(query: CompiledQuery, size: number) {
    yield* (await this.#placeFor(query)).connection.streamQuery<Row>(query, size);
  }

  giveBack(): void {
    this.#held?.giveBack();
    this.#held = null;
  }
}

/**
 * Connections to one file. All that writes queues for one of them, in the order in which it came:
 * who waits for a write to end, or for another process's, keeps nobody from reading.
 * @param open With no busy timeout of its own.
 * @param writes Gives one turn at a time.
 * @param log What is written is told of once the log is on the disk.
 */
export function connectionsTo(
  open: () => SqliteConnection,
  writes: Queue,
  log: WriteAheadLog,
): Driver {
  const drivers: SqliteDriver[] = [];

  const another = async (): Promise<Opened> => {
    // Another process that is starting has the file for itself for a moment.
    const database = await patiently(open);
    const driver = new SqliteDriver({ database: keepStatements(database) });
    drivers.push(driver);
    await driver.init();
    return {
      connection: patient(await driver.acquireConnection()),
      isTransaction: () => database.isTransaction,
    };
  };
  const lenders: Lenders = {
    reader: places(another, queue(MAX_READERS)),
    writer: places(another, writes),
    settled: () => log.settled(),
  };
  const send = async (connection: DatabaseConnection, statement: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(statement));
  };

  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(new LentConnection(lenders)),
    releaseConnection(connection) {
      if (connection instanceof LentConnection) connection.giveBack();
      return Promise.resolve();
    },
    // Takes the write lock at once: one that reads first could not upgrade later.
    beginTransaction: (connection) => send(connection, 'begin immediate'),
    commitTransaction: (connection) => send(connection, 'commit'),
    // SQLite has rolled back by itself where the disk is full, and refuses to do it twice: whoever
    // asks is to be told of the disk.
    rollbackTransaction: (connection) => send(connection, 'rollback').catch(() => undefined),
    async destroy() {
      await log.close();
      for (const driver of drivers) await driver.destroy();
    },
  };
}
