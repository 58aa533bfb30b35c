import { Worker } from 'node:worker_threads';
import { readOnThread, type ThreadLimits } from '../../imports/read-on-thread.ts';
import type { Table } from './read-table.ts';

/** Ten times what the largest directories need. */
const LIMITS: ThreadLimits = {
  heap: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
  milliseconds: 20_000,
};

/** Reads tables of providers on a thread of its own. */
export const readApart = (limits = LIMITS) =>
  readOnThread<Uint8Array, Table>({
    ...limits,
    start: (options) => new Worker(new URL('./read-worker.ts', import.meta.url), options),
    tooMuch:
      'La planilla tarda demasiado en leerse: dejá solo la hoja de los proveedores, sin imágenes ni fórmulas, y volvé a elegirla.',
  });
