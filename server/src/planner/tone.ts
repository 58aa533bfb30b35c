import type { PlannerRequest, Tone } from '@almanaque/shared-contracts/schemas';

/** From the freest to the strictest. */
const TONES: readonly Tone[] = ['festivo', 'sobrio', 'conmemorativo'];

/**
 * Dates that are remembered (decisions, Tone), by month and day and by what their titles say. The
 * caller of the functions client may send no tone at all, and a party on 24 March must not depend
 * on that.
 */
const SOLEMN_DAYS: Readonly<Record<string, Tone>> = {
  '03-08': 'conmemorativo',
  '03-24': 'conmemorativo',
  '04-02': 'conmemorativo',
  '11-25': 'conmemorativo',
  '09-27': 'sobrio',
};

const COMMEMORATIVE_TITLE =
  /memoria|malvinas|ca[ií]dos|v[ií]ctimas|desaparecid|genocidio|holocausto|atentado|amia\b|fallecimiento|inmortalidad|derechos humanos|d[ií]a internacional de la mujer|violencia/iu;
const SOBER_TITLE =
  /conciencia ambiental|donante|donaci[oó]n|c[aá]ncer|salud mental|discapacidad/iu;

function toneOfDate({ eventType, eventDate }: PlannerRequest): Tone {
  if (eventType !== 'festivo' || eventDate === undefined) return 'festivo';
  return SOLEMN_DAYS[eventDate.slice(5)] ?? 'festivo';
}

function toneOfTitle({ eventType, eventTitle }: PlannerRequest): Tone {
  if (eventType === 'cumpleanos' || eventType === 'aniversario') return 'festivo';
  if (COMMEMORATIVE_TITLE.test(eventTitle)) return 'conmemorativo';
  return SOBER_TITLE.test(eventTitle) ? 'sobrio' : 'festivo';
}

/** The strictest of what was asked for, what the date is, and what the title says. */
export function toneOf(request: PlannerRequest): Tone {
  const candidates = [request.tone ?? 'festivo', toneOfDate(request), toneOfTitle(request)];
  return TONES.findLast((tone) => candidates.includes(tone)) ?? 'festivo';
}

const PARTY =
  /\b(?:tortas?|brindis|fiestas?|festej\p{L}*|festiv\p{L}*|mariachis?|cotill[oó]n|karaoke|globos?|guirnaldas?|champ[aá]n|champagne|after ?office|happy ?hour|baile|pi[nñ]atas?|dj|feliz d[ií]a)(?![\p{L}\p{N}])/giu;

/** 'sin torta ni brindis' and 'no es un día festivo' propose none. */
const NEGATED =
  /(?:^|[^\p{L}])(?:sin|ni|no|nunca|evit\p{L}+|en lugar de|en vez de)(?:\s+\p{L}+){0,4}\s*$/iu;

/** The first party, cake or toast that `text` proposes, as written there; null when it proposes none. */
export function findParty(text: string): string | null {
  for (const match of text.matchAll(PARTY)) {
    if (!NEGATED.test(text.slice(0, match.index))) return match[0];
  }
  return null;
}
