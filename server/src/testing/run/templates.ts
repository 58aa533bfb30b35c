import { join } from 'node:path';

/** The variable that names the run's folder of records: jest's workers inherit it. */
export const TEMPLATES = 'ALMANAQUE_TEST_TEMPLATES';

/** The file that says where this worker's migrated database of that engine is. */
export const templateRecord = (engine: string): string =>
  join(process.env[TEMPLATES] ?? '', `${engine}-${process.env['JEST_WORKER_ID'] ?? ''}.json`);
