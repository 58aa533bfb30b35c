import type { Tone } from '@almanaque/shared-contracts';

/** How a date is kept (decisions, Tone), as a person says it. */
export const TONE_LABELS: Readonly<Record<Tone, string>> = {
  festivo: 'De fiesta',
  sobrio: 'Sobrio',
  conmemorativo: 'De memoria',
};
