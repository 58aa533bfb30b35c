import type { PlannerRequest } from '@almanaque/shared-contracts/schemas';
import { withoutAges, withoutBirth, withoutNumbers } from './ages.ts';
import { hidePeople, hideUnknownWords, NAME, personWords, type Hidden } from './names.ts';
import { PERSONAL_EVENT, PERSONAL_OBSERVANCE } from './vocabulary.ts';

/** What of a request may leave the server (decisions, Privacy): no name, no age, no year of birth. */
export interface SafeRequest {
  readonly title: string;
  readonly description: string;
  readonly avoidTitles: readonly string[];
  /** Whether `{nombre}` stands for someone. */
  readonly hasName: boolean;
}

export interface Disguise {
  readonly safe: SafeRequest;
  /** Puts the name back into text that came from the AI. */
  readonly reveal: (text: string) => string;
}

type Subject = 'birthday' | 'person' | 'company' | 'observance';

function subjectOf({ eventType, eventTitle }: PlannerRequest): Subject {
  switch (eventType) {
    case 'cumpleanos':
      return 'birthday';
    case 'aniversario':
      return 'person';
    case 'personalizado':
      return PERSONAL_EVENT.test(eventTitle) ? personal(eventTitle) : 'company';
    case 'festivo':
      return PERSONAL_OBSERVANCE.test(eventTitle) ? personal(eventTitle) : 'observance';
  }
}

const personal = (title: string): Subject => (/cumple/iu.test(title) ? 'birthday' : 'person');

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const NOBODY: Hidden = { text: '', names: [] };

function hideTitle(title: string, subject: Subject): Hidden {
  switch (subject) {
    case 'birthday':
      return hideUnknownWords(withoutNumbers(title));
    case 'person':
      return hideUnknownWords(withoutBirth(title));
    case 'company':
      return hidePeople(withoutAges(title), new Set());
    case 'observance':
      // The table of observances names public figures: 'Paso a la Inmortalidad del Gral. José de San Martín'.
      return { text: title, names: [] };
  }
}

function hideText(text: string, subject: Subject, names: readonly string[]): Hidden {
  const bare = text.replace(EMAIL, ' ');
  const person = personWords(names);
  switch (subject) {
    case 'birthday':
    case 'person':
      // With no name in the title it may be here, in a shape nothing tells apart: leave it all out.
      if (person.size === 0) return NOBODY;
      return hidePeople(subject === 'birthday' ? withoutNumbers(bare) : withoutBirth(bare), person);
    case 'company':
      return hidePeople(withoutAges(bare), person);
    case 'observance':
      return { text: bare, names: [] };
  }
}

export function disguise(request: PlannerRequest): Disguise {
  const subject = subjectOf(request);
  const title = hideTitle(request.eventTitle.replace(EMAIL, ' '), subject);
  const [name = null] = title.names;
  const hidden = (text: string): string => hideText(text, subject, title.names).text;
  return {
    safe: {
      title: title.text,
      description: hidden(request.eventDescription),
      avoidTitles: (request.avoidTitles ?? []).map(hidden),
      hasName: name !== null,
    },
    reveal: (text) => (name === null ? text : text.replaceAll(NAME, () => name)),
  };
}
