import { DEV_PORTS } from '../build/src/ports.ts';
import { startService, type Service } from './dev/service.ts';
import { HOUSE, inHouse, PARTS, tool, type Part } from '../tools/house.ts';
import { ensurePort } from '../tools/port.ts';
import { command } from '../tools/say.ts';
import { loadSettings } from '../tools/settings.ts';

const at = (name: keyof typeof DEV_PORTS, path: string): string =>
  `http://localhost:${DEV_PORTS[name]}${path}`;

const startServer = (): Service =>
  startService({
    name: 'server',
    args: ['--watch', inHouse('server/src/main.ts')],
    cwd: HOUSE,
    env: { PORT: String(DEV_PORTS.server), LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' },
    url: at('server', '/healthz'),
    // Its one-time link is for the page that is being developed, which passes on what it asks.
    reword: (line) => line.replaceAll(at('server', '/?'), at('shell', '/?')),
  });

const startPart = (part: Part): Service =>
  startService({
    name: part,
    args: [tool('webpack-cli/bin/cli.js'), 'serve', '--mode', 'development'],
    cwd: inHouse(part),
    env: {},
    url: at(part, part === 'shell' ? '/' : '/remoteEntry.js'),
  });

const stopSignal = (): Promise<null> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(null));
  });

/** Ends everything on Ctrl+C, and when one part ends by itself. Resolves to the exit code. */
async function untilStopped(services: readonly Service[]): Promise<number> {
  const failed = await Promise.race([
    stopSignal(),
    ...services.map(({ name, ended }) => ended.then(() => name)),
  ]);
  if (failed !== null) console.error(`Se detuvo ${failed}; se detiene todo lo demás.`);
  for (const service of services) service.stop();
  await Promise.all(services.map(({ ended }) => ended));
  return failed === null ? 0 : 1;
}

await command(async () => {
  loadSettings();
  for (const port of Object.values(DEV_PORTS)) {
    await ensurePort(port, '0.0.0.0', 'Cerrá el programa que lo usa y probá de nuevo.');
  }
  console.log('Preparando las partes…');
  const services = [startServer(), ...PARTS.map(startPart)];
  void Promise.all(services.map((service) => service.ready())).then(() =>
    console.log(
      `Todo listo en ${at('shell', '')} (${[...PARTS, 'server' as const]
        .map((part) => `${part} ${DEV_PORTS[part]}`)
        .join(', ')}). Para terminar: Ctrl+C`,
    ),
  );
  return untilStopped(services);
});
