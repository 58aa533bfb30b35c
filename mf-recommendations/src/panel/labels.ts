import type { Category } from '@almanaque/shared-contracts';

export const CATEGORY_LABELS: Readonly<Record<Category, string>> = {
  comunicacion: 'Comunicación',
  actividad: 'Actividad',
  regalo: 'Regalo',
  evento: 'Evento',
};
