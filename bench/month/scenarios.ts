import type { Contestant } from './contestants.ts';

export interface Scenario {
  readonly name: string;
  readonly events: number;
  /** How many times slower than this machine the processor is made. */
  readonly slowdown: number;
}

export const SCENARIOS = {
  few: { name: '10 eventos', events: 10, slowdown: 1 },
  some: { name: '1.000 eventos', events: 1000, slowdown: 1 },
  slow: { name: '1.000 eventos, 4× más lento', events: 1000, slowdown: 4 },
  many: { name: '10.000 eventos', events: 10_000, slowdown: 1 },
  most: { name: '50.000 eventos', events: 50_000, slowdown: 1 },
} as const satisfies Record<string, Scenario>;

/** The whole page is the same calendar again: once is enough to compare it with the part alone. */
export const takesPart = ({ name }: Scenario, { isWhole }: Contestant): boolean =>
  !isWhole || name === SCENARIOS.many.name;

/** Where memory is looked at: enough events for a leak to show. Of the others once is enough to compare. */
export const isForHeap = (
  { name }: Scenario,
  { role, isWhole }: Contestant,
  round: number,
): boolean => name === SCENARIOS.many.name && !isWhole && (role === 'ours' || round === 0);

export const METRICS = {
  firstMonth: 'Primer mes a la vista',
  step: 'Mes siguiente, del clic al cuadro (p50)',
  stepWorst: 'Mes siguiente, del clic al cuadro (p95)',
  busy: 'Procesador de un cambio de mes',
  select: 'Elegir un día, del clic al cuadro',
  selectAlone: 'Mostrar el día elegido, el navegador solo (límite)',
  nodes: 'Elementos en la página',
  heapOne: 'Memoria tras 1 mes',
  heapHundred: 'Memoria tras 100 meses',
  dataOne: 'Memoria sin el código compilado, tras 1 mes',
  dataHundred: 'Memoria sin el código compilado, tras 100 meses',
} as const;
