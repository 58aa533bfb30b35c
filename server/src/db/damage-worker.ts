import { workerData } from 'node:worker_threads';
import { checkDamage } from './damage.ts';

checkDamage(String(workerData));
