import { errorCode } from '../config/error-code.ts';

/** What the system, SQLite and PostgreSQL (class 53, disk_full) say when there is no room left. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']);

/** Whether a write failed because the disk with the data is full: nothing of it was kept. */
export const isDiskFull = (error: unknown): boolean => FULL.has(errorCode(error));
