import sqlite, { type BindValues } from 'node-sqlite3-wasm';

/** The one adapter of SQLite: rows in the words of the caller, writes that happen whole or not at all. */
export interface Store {
  all<Row>(sql: string, values?: BindValues): Row[];
  one<Row>(sql: string, values?: BindValues): Row | undefined;
  run(sql: string, values?: BindValues): void;
  /** Runs one statement many times. */
  runEach(sql: string, rows: readonly BindValues[]): void;
  script(sql: string): void;
  /** Everything inside is written, or nothing; may be nested. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

/** Opens a database file, or one in memory under the name `:memory:`. */
export function openStore(file: string): Store {
  const database = new sqlite.Database(file);
  // One process owns the file (see claim-file), so the lock is taken once and not for every read.
  database.exec('pragma locking_mode = exclusive');

  // The driver knows columns only as a record of values; each query names its row type beside its columns.
  const all = <Row>(sql: string, values?: BindValues) => database.all(sql, values) as Row[];

  return {
    all,
    one: <Row>(sql: string, values?: BindValues) => all<Row>(sql, values)[0],
    run: (sql, values) => void database.run(sql, values),
    script: (sql) => {
      database.exec(sql);
    },
    close() {
      if (database.isOpen) database.close();
    },
    runEach(sql, rows) {
      const statement = database.prepare(sql);
      try {
        for (const values of rows) statement.run(values);
      } finally {
        statement.finalize();
      }
    },
    transaction(work) {
      if (database.inTransaction) return work();
      database.exec('begin immediate');
      try {
        const result = work();
        database.exec('commit');
        return result;
      } catch (failure) {
        // The driver may have rolled back by itself, which its types do not show.
        if (isOpenIn(database)) database.exec('rollback');
        throw failure;
      }
    },
  };
}

const isOpenIn = (database: { readonly inTransaction: boolean }): boolean => database.inTransaction;
