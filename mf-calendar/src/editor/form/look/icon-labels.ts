import type { EventIconName } from '@almanaque/shared-contracts';

/** What each icon shows, in words. */
export const ICON_LABELS: Readonly<Record<EventIconName, string>> = {
  star: 'Estrella',
  heart: 'Corazón',
  gift: 'Regalo',
  toast: 'Brindis',
  meal: 'Comida',
  mate: 'Mate',
  music: 'Música',
  ball: 'Deporte',
  book: 'Capacitación',
  team: 'Equipo',
  plane: 'Envío',
  chart: 'Resultados',
};
