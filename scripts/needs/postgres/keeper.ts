// A process of its own beside the tests' PostgreSQL: it lives until its input ends, which the system
// sees to however its parent ends, and then takes the server and its folder away.
import { makeServer, type OwnServer } from './own-server.ts';

const [given = ''] = process.argv.slice(2);

const SETTINGS = {
  // As many as the tests ask for at once where there are many processors.
  max_connections: 400,
  // A power cut ends the tests as well.
  synchronous_commit: 'off',
};

async function keep(server: OwnServer): Promise<void> {
  const { process: running, exited, ready } = server.start();
  const end = () => void running.kill('SIGQUIT');
  process.stdin.resume().on('end', end);
  process.on('SIGTERM', end);
  await ready();
  console.log(server.url);
  await exited;
}

let server: OwnServer | null = null;
try {
  server = await makeServer(given, SETTINGS);
  await keep(server);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  server?.remove();
  process.stdin.destroy();
}
