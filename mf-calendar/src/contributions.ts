import type { Declaration } from '@almanaque/shared-contracts/contributions';

export const declaration: Declaration = {
  contributions: [
    {
      id: 'calendar',
      point: 'main',
      title: 'Calendario',
      module: './remote',
      missing: 'El calendario no está disponible por ahora.',
      trouble: 'Algo falló en el calendario.',
      reads: 'month',
    },
  ],
};
