import type { CalendarEvent } from '@almanaque/shared-contracts';
import { occasionOf, type Occasion } from '@almanaque/shared-contracts/ideas';
import { ANNIVERSARY } from './anniversary.ts';
import { BIRTHDAY } from './birthday.ts';
import { BRIDGE } from './bridge.ts';
import { COMMEMORATIVE } from './commemorative.ts';
import { COMPANY } from './company.ts';
import { HOLIDAY } from './holiday.ts';
import { IN_PRIVATE } from './in-private.ts';
import { SOBER } from './sober.ts';
import type { Suggestion } from './suggestion.ts';

const SUGGESTIONS: Readonly<Record<Occasion, readonly Suggestion[]>> = {
  cumpleanos: BIRTHDAY,
  aniversario: ANNIVERSARY,
  festivo: HOLIDAY,
  personalizado: COMPANY,
  privado: IN_PRIVATE,
  puente: BRIDGE,
  sobrio: SOBER,
  conmemorativo: COMMEMORATIVE,
};

/** The three suggestions that need no AI. */
export const predefinedFor = (
  event: Pick<CalendarEvent, 'type' | 'tone' | 'origin' | 'inPrivate'>,
): readonly Suggestion[] => SUGGESTIONS[occasionOf(event)];
