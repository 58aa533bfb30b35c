import { EVENT_TYPE_LABELS, type CalendarFilter } from '@almanaque/shared-contracts';
import { PLACE_WORDS } from '@almanaque/shared-contracts/words';

/** 'Efemérides y cumpleaños · Oficina Córdoba · Equipo Diseño'; 'Todo el calendario' when nothing is filtered. */
export function filterWords({ types, office, team }: CalendarFilter): string {
  const list = new Intl.ListFormat('es').format(
    (types ?? []).map((type) => EVENT_TYPE_LABELS[type]),
  );
  const parts = [
    list,
    office && `${PLACE_WORDS.office} ${office}`,
    team && `${PLACE_WORDS.team} ${team}`,
  ].filter(Boolean);
  return parts.length === 0 ? 'Todo el calendario' : parts.join(' · ');
}
