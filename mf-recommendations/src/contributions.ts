import type { Declaration, Offer } from '@almanaque/shared-contracts/contributions';

/** Beside what can be done with a sheet. The recommendation is whole: cost and specification are with it. */
export const SHEET_ACTION = {
  point: 'mf-recommendations/sheet-action@1',
  title: 'Acción de la ficha',
  props: { event: 'event', recommendation: 'recommendation' },
  height: 2.75,
} as const satisfies Offer;

export const declaration: Declaration = {
  contributions: [
    {
      id: 'recommendations',
      point: 'panel',
      title: 'Recomendaciones',
      when: { selection: ['event'] },
      module: './remote',
      missing: 'Las recomendaciones no están disponibles por ahora.',
      trouble: 'Algo falló en las recomendaciones.',
    },
  ],
  offers: [SHEET_ACTION],
};
