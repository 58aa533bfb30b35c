import type { CalendarEvent, EventType } from '../calendar/event.ts';
import { isBridge } from '../holidays/bridge.ts';

/** What a date is to whoever prepares it: by this the predefined recommendations are chosen. */
export type Occasion = EventType | 'privado' | 'puente' | 'sobrio' | 'conmemorativo';

/** What the person wants goes before all; the tone, before the type (decisions, Tone). */
export function occasionOf(
  event: Pick<CalendarEvent, 'type' | 'tone' | 'origin' | 'inPrivate'>,
): Occasion {
  if (event.inPrivate) return 'privado';
  if (isBridge(event)) return 'puente';
  return event.tone === 'festivo' ? event.type : event.tone;
}

/** The predefined recommendation that costs nothing, in a few words. */
export interface FirstIdea {
  readonly words: string;
  readonly minutes: number;
  /** Business days that its preparation takes. */
  readonly leadDays: number;
}

/** Of each occasion, what can be done without a budget. */
export const FIRST_IDEAS: Readonly<Record<Occasion, FirstIdea>> = {
  cumpleanos: { words: 'Mural de mensajes', minutes: 20, leadDays: 3 },
  aniversario: { words: 'Carta de reconocimiento', minutes: 15, leadDays: 3 },
  festivo: { words: 'Trivia', minutes: 30, leadDays: 3 },
  personalizado: { words: 'Ronda de reconocimientos', minutes: 30, leadDays: 3 },
  privado: { words: 'Saludo a solas', minutes: 15, leadDays: 2 },
  puente: { words: 'Aviso de quién está', minutes: 30, leadDays: 3 },
  sobrio: { words: 'Una pausa y un compromiso', minutes: 30, leadDays: 3 },
  conmemorativo: { words: 'Minuto de silencio', minutes: 15, leadDays: 3 },
};
