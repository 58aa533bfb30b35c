import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inHouse } from '../../tools/house.ts';
import { startServer } from '../../tools/server.ts';
import { startRemoteOrigin } from '../faults/support/remote-origin.ts';
import { homeOf } from '../support/home.ts';
import { expect, watchedTest as base } from '../support/test.ts';
import { makePart, type MadePart } from './support/made-part.ts';

/** The house's own registry, and one line more. */
function registryWith(line: object): string {
  const text = readFileSync(inHouse('shell/public/remotes.json'), 'utf8');
  const { remotes } = JSON.parse(text) as { remotes: readonly object[] };
  return JSON.stringify({ remotes: [...remotes, line] });
}

interface Fixtures {
  /** A part that fills two points, as the starter writes it. */
  readonly made: MadePart;
  /** Shows what was built of it in an installation whose registry has its line; gives the address. */
  readonly show: () => Promise<string>;
}

const test = base.extend<Fixtures>({
  made: async ({}, use) => {
    const made = await makePart('encuestas', ['panel', 'header-action']);
    await use(made);
    made.remove();
  },
  show: async ({ made }, use) => {
    const stops: (() => Promise<void>)[] = [];
    await use(async () => {
      const origin = await startRemoteOrigin('mf-encuestas', path.join(made.root, 'dist'));
      stops.push(origin.stop);
      const registry = path.join(made.root, 'remotes.json');
      const manifest = `${origin.url}/mf-manifest.json`;
      writeFileSync(registry, registryWith({ name: 'mf-encuestas', manifest, contract: '^1.0.0' }));
      const server = await startServer({ REMOTES_FILE: registry });
      stops.push(server.stop);
      return server.url;
    });
    for (const stop of stops) await stop();
  },
});

// It is built and compiled here, on machines that do much else.
test.setTimeout(900_000);

test('a part made from nothing builds, compiles, passes its test and the check, and one line shows it', async ({
  page,
  made,
  show,
}) => {
  const steps = [
    await made.part('build'),
    await made.compile(),
    await made.part('test'),
    await made.part('check', '--built'),
  ];
  for (const { code, output } of steps) expect({ code, output }).toMatchObject({ code: 0 });

  const started = performance.now();
  const { open, dayCard } = homeOf(page);
  await open(`${await show()}/?fecha=2026-12-25`);
  const surveys = page.getByRole('region', { name: 'Encuestas' });
  await expect(surveys).toContainText('Elegí una fecha del calendario.');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Encuestas' })).toBeVisible();
  const seen = (performance.now() - started) / 1_000;

  await dayCard.getByRole('button', { name: 'Ver Recomendaciones de Actividades' }).click();
  await expect(surveys).toContainText('Navidad');

  const seconds = [made.seconds, ...steps.map((step) => step.seconds), seen];
  const [write, build, types, tests, checked, shown] = seconds.map((one) => `${one.toFixed(1)} s`);
  const whole = seconds.reduce((sum, one) => sum + one, 0).toFixed(1);
  console.log(
    `From nothing to seen: ${whole} s (written ${String(write)}, built ${String(build)}, ` +
      `compiled ${String(types)}, tested ${String(tests)}, checked ${String(checked)}, shown ${String(shown)}).`,
  );
  // Before what it still asks for is gone.
  await page.close();
});

test('a module that is not there, and a name that is no part’s, are told in a sentence', async ({
  made,
}) => {
  const manifest = path.join(made.root, 'package.json');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replace('mf-encuestas', 'encuestas'));
  const badName = await made.part('build');
  expect(badName).toMatchObject({ code: 1 });
  expect(badName.output).toBe('«encuestas» no es el nombre de una parte, como «mf-encuestas».\n');
  writeFileSync(manifest, text);
  rmSync(path.join(made.root, 'src/panel.tsx'));
  const noModule = await made.part('build');
  expect(noModule).toMatchObject({ code: 1 });
  expect(noModule.output).toContain('./panel no está: falta ');
});
