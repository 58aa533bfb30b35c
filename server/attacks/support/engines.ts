import { EMPTY_ENGINES, type Place } from '../../src/testing/engines.ts';
import { findBinaries, startCluster, type Cluster } from './cluster.ts';

/** An empty database of one engine, which is taken away after the attack. */
export type Target = Place &
  ({ readonly engine: 'SQLite' } | { readonly engine: 'PostgreSQL'; readonly cluster: Cluster });

/** Runs `work` on a PostgreSQL of its own; where there are no programs for one it says so. */
export async function onPostgres(
  work: (target: Target & { readonly engine: 'PostgreSQL' }) => Promise<void>,
): Promise<void> {
  const binaries = await findBinaries();
  if (binaries === null) {
    console.error('No hay PostgreSQL en esta máquina (initdb): esa parte no se corre.');
    return;
  }
  const cluster = await startCluster(binaries);
  try {
    await work({ engine: 'PostgreSQL', cluster, ...(await cluster.place()) });
  } finally {
    await cluster.stop();
  }
}

export async function onSqlite(
  work: (target: Target & { readonly engine: 'SQLite' }) => Promise<void>,
): Promise<void> {
  const place = await EMPTY_ENGINES[0][1]();
  try {
    await work({ engine: 'SQLite', ...place });
  } finally {
    await place.remove();
  }
}

/** On SQLite, and then on PostgreSQL. */
export async function onEachEngine(work: (target: Target) => Promise<void>): Promise<void> {
  await onSqlite(work);
  await onPostgres(work);
}
