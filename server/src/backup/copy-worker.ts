import { workerData } from 'node:worker_threads';
import { checkDamage } from '../db/damage.ts';
import { fillCopy, type CopyWork } from './copy-sqlite.ts';

const { from, part, checked } = workerData as CopyWork;
// A copy of damaged data is none, and must not have an older, whole one expire.
if (checked) checkDamage(from);
fillCopy(from, part);
