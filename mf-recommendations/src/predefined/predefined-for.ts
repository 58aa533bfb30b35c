import { isBridge, type CalendarEvent, type EventType } from '@almanaque/shared-contracts';
import { ANNIVERSARY } from './anniversary.ts';
import { BIRTHDAY } from './birthday.ts';
import { BRIDGE } from './bridge.ts';
import { COMMEMORATIVE } from './commemorative.ts';
import { COMPANY } from './company.ts';
import { HOLIDAY } from './holiday.ts';
import { SOBER } from './sober.ts';
import type { Suggestion } from './suggestion.ts';

const FESTIVE: Readonly<Record<EventType, readonly Suggestion[]>> = {
  cumpleanos: BIRTHDAY,
  aniversario: ANNIVERSARY,
  festivo: HOLIDAY,
  personalizado: COMPANY,
};

/** The three suggestions that need no AI. The tone goes before the type (decisions, Tone). */
export function predefinedFor(
  event: Pick<CalendarEvent, 'type' | 'tone' | 'origin'>,
): readonly Suggestion[] {
  if (isBridge(event)) return BRIDGE;
  switch (event.tone) {
    case 'conmemorativo':
      return COMMEMORATIVE;
    case 'sobrio':
      return SOBER;
    case 'festivo':
      return FESTIVE[event.type];
  }
}
