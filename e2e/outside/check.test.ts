import { rmSync } from 'node:fs';
import { inHouse } from '../../tools/house.ts';
import { run } from '../../tools/run.ts';
import { expect, watchedTest as test } from '../support/test.ts';
import { writeWrongPart } from './support/wrong-part.ts';

// A part with nine contributions is opened some hundred times; a slow machine takes five minutes.
test.setTimeout(900_000);

const check = (
  root: string,
  {
    env = {},
    beside = [],
    only = [],
  }: {
    env?: Readonly<Record<string, string>>;
    beside?: readonly string[];
    only?: readonly string[];
  } = {},
) => {
  const manifests = beside.flatMap((name) => ['--beside', inHouse(name, 'dist/mf-manifest.json')]);
  const shown = only.flatMap((id) => ['--only', id]);
  return run([inHouse('build/src/part/cli.ts'), 'check', '--built', ...manifests, ...shown], {
    cwd: root,
    env,
  });
};

/** Parts of the house, with those whose points they fill. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'mf-calendar': [],
  'mf-notifications': [],
  'mf-recommendations': [],
  'mf-plans': ['mf-admin', 'mf-calendar', 'mf-recommendations'],
  'mf-people': ['mf-admin'],
};

for (const [name, beside] of Object.entries(PARTS)) {
  test(`${name} does all that is asked of a part`, async () => {
    const { code, output } = await check(inHouse(name), { beside });
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringContaining('\n11 de 11 bien.'),
    });
  });
}

// The administration's pages are many: each is looked at in the settings, by `e2e/accessibility`.
test('what reminds of something at the top of the settings may show nothing', async () => {
  const { code, output } = await check(inHouse('mf-admin'), { only: ['what-is-left'] });
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringContaining('\n11 de 11 bien.'),
  });
});

test('a part that does everything wrong is told each thing by itself', async () => {
  const root = writeWrongPart();
  const { code, output } = await check(root);
  rmSync(root, { recursive: true });
  const told = output.split('\n').filter((line) => /^[✓✗] /.test(line));
  expect(told.map((line) => line.slice(0, 14).trim())).toEqual([
    '✗ declaración',
    '✗ bytes',
    '✗ fallas',
    '✗ roles',
    '✗ teclado',
    '✗ axe',
    '✗ oscuro',
    '✗ 390 px',
    '✗ CSS ajeno',
    '✗ CSS propio',
    '✗ desmontar',
  ]);
  for (const line of [
    'mf-otra/lugar@1 no es de la parte',
    'y el límite es 60 KiB',
    'panel: con el servidor que falla (500) no dice que algo falló',
    'panel: como administrador se rompe (crashed: Error: no soy para vos)',
    'panel: no se ve el foco en <a> «Enlace»',
    'panel: image-alt: ',
    'panel: color-contrast: ',
    'panel: <p> «Ancha» se sale de la pantalla',
    'panel: el CSS de la página cambia div. ',
    'panel: su CSS cambia lo de la página: button. letter-spacing: ',
    'panel: al irse deja escuchas',
    '\n0 de 11 bien.',
  ]) {
    expect(output).toContain(line);
  }
  expect(code).toBe(1);
});

test('a browser that is not where it is said to be is told in a sentence', async () => {
  const { code, output } = await check(inHouse('mf-notifications'), {
    env: { CHROMIUM_PATH: '/no/hay' },
  });
  expect(code).toBe(1);
  expect(output).toContain('La variable CHROMIUM_PATH apunta a un archivo que no existe: /no/hay');
});
