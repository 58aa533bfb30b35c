import { NotMeasured, samplesOf } from '../support/samples-of.ts';
import { median, medianOfRatios } from '../support/statistics.ts';
import type { Figure, Goal } from '../support/suite.ts';
import { BARE_REACT, CONTESTANTS, FULL_CALENDAR, OURS, WHOLE_PAGE } from './contestants.ts';
import { METRICS, SCENARIOS } from './scenarios.ts';

/** The library that is fastest at going on a month, of those that show the events. */
function bestLibrary(figures: readonly Figure[], scenario: string): string {
  const libraries = CONTESTANTS.filter(
    ({ role, showsEvents }) => role === 'library' && showsEvents,
  );
  const times = figures.filter(
    (figure) =>
      figure.scenario === scenario &&
      figure.metric === METRICS.step &&
      libraries.some(({ name }) => name === figure.contestant),
  );
  const [best] = times.sort((a, b) => median(a.samples) - median(b.samples));
  if (!best) throw new NotMeasured('No library');
  return best.contestant;
}

const ms = (samples: readonly number[]): string =>
  `${median(samples).toLocaleString('es-AR', { maximumSignificantDigits: 3 })} ms`;

const times = (ratio: number): string =>
  `${ratio.toLocaleString('es-AR', { maximumSignificantDigits: 3 })}×`;

/** Where a figure is: in which scenario, and which it is. */
type Place = readonly [scenario: string, metric: string];

/** None where what it needs was not measured: the notes then say who failed, and how. */
function whereMeasured<Found>(find: () => Found): Found[] {
  try {
    return [find()];
  } catch (error) {
    if (error instanceof NotMeasured) return [];
    throw error;
  }
}

/** What the month is held to, as far as it was measured. */
export function goalsOf(figures: readonly Figure[]): Goal[] {
  const samples = samplesOf(figures);
  const { many, few, most, slow } = SCENARIOS;
  const ratio = (
    title: string,
    limit: number,
    above: readonly number[],
    below: readonly number[],
    names: string,
  ): Goal => ({
    title,
    unit: 'ratio',
    limit,
    value: medianOfRatios(above, below),
    note: `${ms(above)} ÷ ${ms(below)} (${names})`,
  });
  const toBare = (title: string, limit: number, scenario: string, metric: string): Goal =>
    ratio(
      `${title} ÷ ${BARE_REACT}`,
      limit,
      samples(OURS, scenario, metric),
      samples(BARE_REACT, scenario, metric),
      scenario,
    );
  /** With what the browser alone takes to show the same. */
  const selecting = (): Goal => {
    const goal = toBare('Elegir un día', 1.3, many.name, METRICS.select);
    const alone = samples(OURS, many.name, METRICS.selectAlone);
    const least = medianOfRatios(alone, samples(BARE_REACT, many.name, METRICS.select));
    return { ...goal, note: `${goal.note}; el navegador solo: ${ms(alone)}, ${times(least)}` };
  };
  const whole = (title: string, limit: number, metric: string, than: string): Goal =>
    ratio(
      `${title} ÷ ${than}`,
      limit,
      samples(WHOLE_PAGE, many.name, metric),
      samples(than, many.name, metric),
      many.name,
    );
  const best = () => bestLibrary(figures, many.name);
  /** Ours, of one thing we did over another, and what the same is of the limit. */
  const growth = (title: string, limit: number, above: Place, below: Place): Goal => {
    const of = (who: string) => medianOfRatios(samples(who, ...above), samples(who, ...below));
    const bare = whereMeasured(() => of(BARE_REACT)).map(
      (value) => `${BARE_REACT}: ${times(value)}`,
    );
    const names = [...new Set([above[0], below[0]])].join(' ÷ ');
    return { title, unit: 'ratio', limit, value: of(OURS), note: [names, ...bare].join('; ') };
  };
  const goals: readonly (() => Goal)[] = [
    () =>
      ratio(
        'Mes siguiente ÷ la mejor biblioteca',
        0.4,
        samples(OURS, many.name, METRICS.step),
        samples(best(), many.name, METRICS.step),
        `${best()}, ${many.name}`,
      ),
    () => toBare('Mes siguiente', 1.3, many.name, METRICS.step),
    () => toBare('Procesador de un cambio de mes', 2, many.name, METRICS.busy),
    () => toBare('Mes siguiente, procesador 4× más lento', 1.5, slow.name, METRICS.step),
    selecting,
    () => whole('Elegir un día en la página entera', 1.5, METRICS.select, BARE_REACT),
    () => whole('Página entera, primer mes a la vista', 1, METRICS.firstMonth, FULL_CALENDAR),
    () =>
      growth(
        'Mes siguiente con 50.000 eventos ÷ con 10',
        1.2,
        [most.name, METRICS.step],
        [few.name, METRICS.step],
      ),
    () =>
      growth(
        'Memoria tras 100 meses ÷ tras 1',
        1.02,
        [many.name, METRICS.heapHundred],
        [many.name, METRICS.heapOne],
      ),
    () =>
      growth(
        'Memoria sin el código compilado, tras 100 meses ÷ tras 1',
        1.02,
        [many.name, METRICS.dataHundred],
        [many.name, METRICS.dataOne],
      ),
  ];
  return goals.flatMap(whereMeasured);
}
