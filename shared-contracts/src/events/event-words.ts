import type { EventIconName } from '../calendar/event-look.ts';
import type { Tone } from '../calendar/event.ts';
import { PLACE_WORDS } from '../people/place-words.ts';
import type { EventDraft } from './company-event.ts';

/** What people call each thing that is entered of an event: in the editor, the log, files and imports. */
export const EVENT_WORDS: Readonly<Record<keyof EventDraft, string>> = {
  title: 'Título',
  type: 'Tipo',
  tone: 'Tono',
  date: 'Fecha',
  endDate: 'Último día',
  time: 'Hora',
  place: 'Lugar',
  description: 'Descripción',
  ...PLACE_WORDS,
  rrule: 'Repetición',
  icon: 'Ícono',
  picture: 'Imagen',
  pictureAlt: 'Qué muestra la imagen',
  link: 'Enlace',
  linkName: 'Nombre del enlace',
};

/** How a date is kept (decisions, Tone). */
export const TONE_WORDS: Readonly<Record<Tone, string>> = {
  festivo: 'De fiesta',
  sobrio: 'Sobrio',
  conmemorativo: 'De memoria',
};

/** What each icon shows. */
export const ICON_WORDS: Readonly<Record<EventIconName, string>> = {
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
