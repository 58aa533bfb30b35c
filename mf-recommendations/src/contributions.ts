import type { Declaration } from '@almanaque/shared-contracts/contributions';

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
};
