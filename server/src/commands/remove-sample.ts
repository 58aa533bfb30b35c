import { readConfig } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { openDatabase } from '../schema/open-database.ts';
import { removeSampleSet } from '../events/sample.ts';

/** `npm run sample:remove -w server` */
async function main(): Promise<string> {
  const database = await openDatabase(readConfig(process.env));
  try {
    const removed = await removeSampleSet(database);
    return removed === 0
      ? 'No quedaban eventos de ejemplo.'
      : `Listo: se quitaron ${removed} eventos de ejemplo. Lo que cargó tu equipo sigue en su lugar.`;
  } finally {
    await database.destroy();
  }
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
