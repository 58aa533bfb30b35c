import { samplesOf } from '../support/samples-of.ts';
import { median, medianOfRatios } from '../support/statistics.ts';
import type { Figure, Goal } from '../support/suite.ts';
import { LIMIT } from './contestants.ts';
import { NETWORK, SLOW } from './conditions.ts';

/** What issue 6 asks of the first load, and how near the figures come. */
export function goalsOf(figures: readonly Figure[]): Goal[] {
  const samples = samplesOf(figures);
  const ratio = (parts: string, scenario: string, metric: string) =>
    medianOfRatios(
      samples(`Almanaque, ${parts}`, scenario, metric),
      samples(`Un solo paquete, ${parts}`, scenario, metric),
    );
  const time = (parts: string, cache: 'en frío' | 'en caliente', limit: number): Goal => ({
    title: `Hasta el mes, en partes ÷ un solo paquete, ${parts}, ${cache}, ${NETWORK}`,
    unit: 'ratio',
    limit,
    value: ratio(parts, `${cache}, ${NETWORK}`, 'Mes a la vista'),
  });
  const script = (parts: string, limit: number): Goal => ({
    title: `Código, en partes ÷ un solo paquete, ${parts}`,
    unit: 'ratio',
    limit,
    value: ratio(parts, 'primera visita', 'Código'),
  });
  const of = (metric: string, scenario: string, unit: Goal['unit'], limit: number): Goal => ({
    title: `${metric}, ${scenario}`,
    unit,
    limit,
    value: median(samples('Almanaque, todo', scenario, metric)),
  });

  return [
    time('solo el calendario', 'en frío', 1.08),
    time('todo', 'en frío', 1.12),
    time('solo el calendario', 'en caliente', 1.05),
    time('todo', 'en caliente', 1.05),
    script('solo el calendario', 1.2),
    script('todo', 1.3),
    of('Código hasta el mes', 'primera visita', 'KiB', 150),
    of('Cadena de pedidos hasta el mes', 'primera visita', 'count', 2),
    of('Saltos de la página (CLS)', `en frío, ${SLOW}`, 'ratio', 0),
    {
      ...of('Tiempo bloqueado (TBT)', `en frío, ${SLOW}`, 'ms', 150),
      note: `${LIMIT}: ${Math.round(median(samples(LIMIT, `en frío, ${SLOW}`, 'Tiempo bloqueado (TBT)')))} ms.`,
    },
    {
      title: `Marco a la vista, sin ninguna parte ÷ con todas, en frío, ${NETWORK}`,
      unit: 'ratio',
      limit: 1.05,
      value: medianOfRatios(
        samples('Almanaque, sin ninguna parte', `en frío, ${NETWORK}`, 'Marco a la vista'),
        samples('Almanaque, todo', `en frío, ${NETWORK}`, 'Marco a la vista'),
      ),
    },
  ];
}
