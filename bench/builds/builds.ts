import { chromium } from '@playwright/test';
import { launchOptions } from '../../tools/chromium.ts';
import { createFigures, type Figures } from '../support/figures.ts';
import { interleaved } from '../support/interleaved.ts';
import type { Suite, SuiteOptions, SuiteResult } from '../support/suite.ts';
import { buildColdAndWarm, BUILT } from './build-time.ts';
import { openPages } from './pages.ts';
import { saveTime } from './save-time.ts';

const NOTES = [
  'Construir es `webpack --mode production` de esa parte sola, desde que empieza el proceso hasta que termina: con su módulo para portales, sus mapas y sus archivos ya comprimidos. En frío no hay ninguna caché; en caliente está la de la vez anterior y nada cambió. Ni la salida ni la caché son las de la casa.',
  'Guardar va desde que se escribe el archivo hasta el cuadro en que la página abierta, la de `npm run dev` en Chromium, muestra lo nuevo: la mediana de cinco veces por ronda, con el shell, las tres partes y el servidor en marcha.',
  '«webpack solo» es el límite: el mismo webpack con una entrada de una línea, sin parte ninguna, y su servidor de desarrollo con una página de una línea.',
  'El servidor no se construye: Node corre sus fuentes tal como están.',
];

async function measureBuilds(figures: Figures, { rounds, say }: SuiteOptions): Promise<void> {
  await interleaved(BUILT, rounds, async (built, round) => {
    const { cold, warm } = await buildColdAndWarm(built);
    figures.add(built, 'en frío', 'Construir', 'ms', cold);
    figures.add(built, 'en caliente', 'Construir', 'ms', warm);
    const seconds = [cold, warm].map((ms) => `${(ms / 1000).toFixed(1)} s`);
    say(`ronda ${round + 1}: ${built}: ${seconds.join(' en frío, ')} en caliente`);
  });
}

async function measureSaves(figures: Figures, { rounds, say }: SuiteOptions): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  // Ctrl+C ends through `exit`, where what was edited is put back and what was started is ended.
  const interrupt = () => process.exit(130);
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    const { watched, stop } = await openPages(browser);
    try {
      await interleaved(watched, rounds, async (one, round) => {
        const time = await saveTime(one);
        figures.add(one.name, 'en desarrollo', 'Guardar, hasta verlo en la página', 'ms', time);
        say(`ronda ${round + 1}: ${one.name}: ${time.toFixed(0)} ms desde que se guarda`);
      });
    } finally {
      await stop();
    }
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    await browser.close();
  }
}

async function run(options: SuiteOptions): Promise<SuiteResult> {
  const figures = createFigures();
  await measureBuilds(figures, options);
  await measureSaves(figures, options);
  return { figures: figures.all(), goals: [], notes: NOTES };
}

/** What whoever works on the house waits for. */
export const builds: Suite = {
  name: 'builds',
  title: 'La construcción y el desarrollo',
  maxRounds: 2,
  run,
};
