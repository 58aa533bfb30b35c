import { relative } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { issueFirstToken } from './auth/first-start.ts';
import { startDailyCopies } from './backup/daily/daily-copies.ts';
import type { Config } from './config/config.ts';
import { listenFailure } from './config/listen-failure.ts';
import { linkLines, reachedAt, type ReachedAt } from './config/reached-at.ts';
import { StartError } from './config/start-error.ts';
import { openDatabase } from './schema/open-database.ts';
import { tellExposedData, watchLargeData } from './db/hold-data.ts';
import { loadSampleSet } from './events/sample.ts';
import { isWholeNetwork } from './http/trusted-proxies.ts';
import { openInstallation } from './installation.ts';

async function listen(app: FastifyInstance, { host, port }: Config): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw listenFailure(error, { host, port });
  }
  const address = app.server.address();
  return address !== null && typeof address === 'object' ? address.port : port;
}

const placeOfData = ({ databaseUrl, dataDir }: Config): string => {
  if (databaseUrl !== null) return 'datos en PostgreSQL';
  const path = relative(process.cwd(), dataDir);
  return `datos en ${path.startsWith('..') ? dataDir : `./${path}`}, SQLite`;
};

/** To the person at the terminal and to no log: whoever has it becomes the administrator. */
const firstStartLine = (at: ReachedAt, token: string): string =>
  `Todavía no hay cuentas. Creá la de administrador con este enlace, válido por 24 horas y una sola vez:\n` +
  `${linkLines(at, `/?alta=${token}`)}\n`;

/** Empty where TRUST_PROXY names proxies and nobody else. */
function wholeNetworksLine(trustProxy: readonly string[]): string {
  const networks = trustProxy.filter(isWholeNetwork);
  if (networks.length === 0) return '';
  return (
    `TRUST_PROXY nombra redes enteras (${networks.join(', ')}), en las que también hay navegadores: ` +
    `cualquiera que llegue directo desde ellas puede decir que es otro y saltear los límites. ` +
    `Poné la dirección o el nombre de cada proxy.\n`
  );
}

/** Runs `close` on the first signal, letting running requests finish; a second signal ends at once. */
function closeOnSignal(close: () => Promise<void>): void {
  let closing = false;
  const onSignal = () => {
    if (closing) process.exit(1);
    closing = true;
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

async function run(env: NodeJS.ProcessEnv): Promise<void> {
  const { config, planner, release } = await openInstallation(env);
  const database = await openDatabase(config);
  let app: FastifyInstance | null = null;
  try {
    await loadSampleSet(database);
    app = await buildApp({ config, database, planner });
    const opened = app;
    const endCopies = startDailyCopies(config, opened);
    closeOnSignal(async () => {
      await opened.close();
      await endCopies();
      await database.destroy();
      release();
    });
    const port = await listen(app, config);
    const token = await issueFirstToken(database);
    process.stderr.write(wholeNetworksLine(config.trustProxy));
    const first = token === null ? '' : firstStartLine(reachedAt(config, port), token);
    // At once: whoever reads that it is ready may look for the link.
    process.stdout.write(
      `Almanaque listo en http://localhost:${port} (${placeOfData(config)}). Para terminar: Ctrl+C\n${first}`,
    );
    tellExposedData(config, (sentence) => process.stderr.write(`${sentence}\n`));
    watchLargeData(config, (sentence) => {
      opened.log.fatal({ dataDir: config.dataDir }, 'the database is damaged');
      process.stderr.write(`${sentence}\n`);
    });
  } catch (error) {
    await app?.close();
    await database.destroy();
    throw error;
  }
}

/** Starts the server. What a person can mend is one sentence on stderr and exit code 1. */
export async function start(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    await run(env);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
