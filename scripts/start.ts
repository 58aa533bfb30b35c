import { checkDatabase } from '../server/src/schema/open-database.ts';
import { openInstallation } from '../server/src/installation.ts';
import { buildParts } from '../tools/build-parts.ts';
import { inHouse, PARTS, versionOf } from '../tools/house.ts';
import { ensurePort } from '../tools/port.ts';
import { command } from '../tools/say.ts';
import { loadSettings } from '../tools/settings.ts';

/** Which Node runs: on Linux the one that came with the packages, whatever the machine has. */
const node = (): string =>
  `Node ${process.versions.node}${process.execPath.startsWith(inHouse('node_modules')) ? ' (el que trajo npm ci)' : ''}`;

const versions = (): string =>
  [...PARTS, 'server'].map((part) => `${part} ${versionOf(part)}`).join(' · ');

await command(async () => {
  loadSettings();
  // Before building: nobody should wait for a build only to read that a setting is wrong.
  const { config, release } = await openInstallation(process.env);
  await ensurePort(config.port, config.host);
  await checkDatabase(config);
  await buildParts();
  release();
  console.log(`Almanaque ${versionOf('.')} · ${node()} · ${versions()}`);
  // In this same process: signals and exit code need no handing on.
  await import('../server/src/main.ts');
  return 0;
});
