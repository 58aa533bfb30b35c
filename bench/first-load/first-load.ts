import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../tools/chromium.ts';
import { interleaved } from '../support/interleaved.ts';
import type { Suite, SuiteOptions, SuiteResult } from '../support/suite.ts';
import { CONDITIONS, type Condition } from './conditions.ts';
import { startContest, type Contestant } from './contestants.ts';
import { countsOf, createFigures, measuresOf } from './figures.ts';
import { goalsOf } from './goals.ts';
import { openSlowLink } from './slow-link.ts';
import { countRequests, visitColdAndWarm } from './visit.ts';

const NOTES = [
  'La red es un pequeño proxy TCP entre el navegador y el servidor: una ida y vuelta antes del primer byte de cada conexión, arranque lento y un solo enlace para todas (HTTP/1.1, que es lo que habla el servidor). El freno del propio navegador no tiene ninguna de las tres cosas.',
  'En frío es la primera visita de un navegador que nunca estuvo; en caliente, la tercera. Pedidos y bytes son los de la primera visita el 13 de septiembre de 2025, con tipografías y datos, sin lo que llega con el mes ya a la vista (escuchar los cambios, lo que se abre sobre la página, lo que está al lado del mes), como en `e2e/first-load`; la cadena cuenta el documento como 1 y deja afuera las tipografías, que nadie espera.',
  'El tiempo bloqueado cuenta desde el pedido de la página, que es más que el TBT de Lighthouse: ese empieza cuando ya hay algo a la vista. «React y nada más» son el mismo documento, en el mismo servidor, y lo que React tarda en dibujar un encabezado y un mes (bench/monolith/src/bare.tsx): con menos no hay página.',
  'Un solo paquete son las mismas fuentes sin Module Federation, sin lugares para partes y sin recuperación (bench/monolith), en el mismo servidor y con los mismos anticipos.',
];

interface Way extends Contestant {
  readonly condition: Condition;
}

async function openWays(contestants: readonly Contestant[]) {
  const links: { close: () => Promise<void> }[] = [];
  const ways: Way[] = [];
  for (const condition of CONDITIONS) {
    for (const contestant of contestants) {
      const link = condition.link && (await openSlowLink(contestant.url, condition.link));
      if (link) links.push(link);
      ways.push({ ...contestant, url: link?.url ?? contestant.url, condition });
    }
  }
  return { ways, close: () => Promise.all(links.map((link) => link.close())) };
}

async function measure(
  browser: Browser,
  contestants: readonly Contestant[],
  { rounds, say }: SuiteOptions,
): Promise<SuiteResult> {
  const figures = createFigures();
  for (const contestant of contestants.filter(({ isWhole }) => isWhole)) {
    const counted = await countRequests(browser, contestant);
    figures.add(contestant.name, 'primera visita', countsOf(counted));
  }
  const { ways, close } = await openWays(contestants);
  const visits = await interleaved(ways, rounds, (way, round) => {
    say(`ronda ${round + 1}: ${way.name}, ${way.condition.name}`);
    return visitColdAndWarm(browser, way, way.condition.cpuSlowdown);
  });
  await close();
  for (const [{ name, condition }, rounded] of visits) {
    for (const { cold, warm } of rounded) {
      figures.add(name, `en frío, ${condition.name}`, measuresOf(cold));
      figures.add(name, `en caliente, ${condition.name}`, measuresOf(warm));
    }
  }
  return { figures: figures.all(), goals: goalsOf(figures.all()), notes: NOTES };
}

async function run(options: SuiteOptions): Promise<SuiteResult> {
  const contest = await startContest(options.say);
  const browser = await chromium.launch(launchOptions());
  try {
    return await measure(browser, contest.contestants, options);
  } finally {
    await browser.close();
    await contest.stop();
  }
}

/** The federated page against the same sources as one bundle. */
export const firstLoad: Suite = {
  name: 'first-load',
  title: 'La primera carga, frente a un solo paquete',
  run,
};
