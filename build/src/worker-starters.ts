/** The modules of the server that start a thread: what it runs is built as a program of its own. */
export const WORKER_STARTERS = /(?:import-jobs|read-apart|damage|copy-sqlite|write-ahead-log)\.ts$/;
