import { startServer } from '../../tools/server.ts';
import { buildParts } from '../../tools/build-parts.ts';
import { inHouse } from '../../tools/house.ts';
import { installApart } from '../../tools/install-apart.ts';
import { createFigures, type Figures } from '../support/figures.ts';
import { interleaved } from '../support/interleaved.ts';
import type { Suite, SuiteOptions, SuiteResult } from '../support/suite.ts';
import { audit, DEVICES, type Category, type Device, type Report } from './audit.ts';
import { CATEGORY_NAMES, goalsOf, PAGE } from './goals.ts';

const NOTES = [
  'Es lo construido para producción, en el servidor de verdad, con el mes de muestra, visto por Lighthouse con sus propios frenos: teléfono con procesador 4× más lento y red 4G lenta; escritorio sin freno de procesador.',
  'Las cifras valen lo que vale la máquina: con otro trabajo al lado, el tiempo bloqueado crece y el rendimiento baja.',
];

const TIMES = {
  'first-contentful-paint': 'Primer dibujo (FCP)',
  'largest-contentful-paint': 'Mayor elemento a la vista (LCP)',
  'speed-index': 'Índice de velocidad',
  'total-blocking-time': 'Tiempo bloqueado (TBT)',
} as const;

/** Its last folder and name, without the hash of what is in it. */
const scriptName = (url: string): string =>
  new URL(url, 'http://page').pathname
    .replace(/\.[0-9a-f]{8,}(?=\.js$)/, '')
    .split('/')
    .slice(-2)
    .join('/');

function keep(figures: Figures, device: Device, { categories, audits }: Report): void {
  for (const category of Object.keys(CATEGORY_NAMES) as Category[]) {
    const points = Math.round(categories[category].score * 100);
    figures.add(PAGE, device, CATEGORY_NAMES[category], 'count', points);
  }
  for (const name of Object.keys(TIMES) as (keyof typeof TIMES)[]) {
    figures.add(PAGE, device, TIMES[name], 'ms', audits[name].numericValue);
  }
  const shift = audits['cumulative-layout-shift'].numericValue;
  figures.add(PAGE, device, 'Saltos de la página (CLS)', 'ratio', shift);
  for (const { groupLabel, duration } of audits['mainthread-work-breakdown'].details.items) {
    figures.add(groupLabel, device, 'En qué trabaja la página', 'ms', duration);
  }
  for (const { url, scripting } of audits['bootup-time'].details.items) {
    figures.add(scriptName(url), device, 'Qué código la ocupa', 'ms', scripting);
  }
}

async function run({ rounds, say }: SuiteOptions): Promise<SuiteResult> {
  installApart(inHouse('bench/lighthouse'));
  await buildParts();
  const server = await startServer();
  const figures = createFigures();
  try {
    await interleaved(DEVICES, rounds, async (device, round) => {
      const report = await audit(server.url, device);
      keep(figures, device, report);
      say(
        `ronda ${round + 1}: ${device}: ${Math.round(report.categories.performance.score * 100)}`,
      );
    });
  } finally {
    await server.stop();
  }
  return { figures: figures.all(), goals: goalsOf(figures.all(), DEVICES), notes: NOTES };
}

/** What a stranger's tool says of the page. */
export const lighthouse: Suite = {
  name: 'lighthouse',
  title: 'Lo que dice Lighthouse',
  maxRounds: 5,
  run,
};
