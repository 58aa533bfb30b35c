import type { Contribution } from './contribution.ts';

/**
 * What parts bring that were built before manifests said so, and where a part is missed whose manifest
 * cannot be read. Nothing is added here: a part declares itself.
 */
export const KNOWN_PARTS: Readonly<Record<string, readonly Contribution[]>> = {
  'mf-calendar': [
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
  'mf-notifications': [
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
  'mf-recommendations': [
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
