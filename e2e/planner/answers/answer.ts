/** What the panel shows of an answer. */
export interface Shows {
  /** How many of the three cards are the AI's; the others are predefined. */
  readonly ideas: 0 | 1 | 2 | 3;
  /** Words on the panel besides. */
  readonly says?: readonly string[];
  /** What must not be there. */
  readonly never?: readonly (string | RegExp)[];
}

export const CARD = 'La IA no está disponible en este momento';
const MEANWHILE = '- Mostrando recomendaciones predefinidas mientras tanto.';
const BADGE = 'Ideas hechas con IA para este evento.';

export const THREE: Shows = { ideas: 3, says: [BADGE], never: [CARD] };
/** One was left out: the AI's are marked each. */
export const TWO: Shows = { ideas: 2, says: [BADGE], never: [CARD] };
export const failed = (message: string): Shows => ({ ideas: 0, says: [CARD, message, MEANWHILE] });

export const INVALID = failed('Formato de respuesta inválido de la IA');
export const DEFAULT = failed('Error al generar recomendaciones. Intenta nuevamente.');
