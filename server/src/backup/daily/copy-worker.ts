import { workerData } from 'node:worker_threads';
import { checkDamage } from '../../db/damage.ts';
import { copySqlite } from '../copy-sqlite.ts';

const { from, file } = workerData as { readonly from: string; readonly file: string };
// A copy of damaged data is none, and must not have an older, whole one expire.
checkDamage(from);
await copySqlite(from, file);
