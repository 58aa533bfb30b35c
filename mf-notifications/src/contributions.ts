import type { Declaration } from '@almanaque/shared-contracts/contributions';

export const declaration: Declaration = {
  contributions: [
    {
      id: 'bell',
      point: 'header-action',
      title: 'Eventos próximos',
      module: './remote',
      missing: 'Los eventos próximos no están disponibles por ahora.',
      trouble: 'Algo falló en los eventos próximos.',
      reads: 'week',
    },
  ],
};
