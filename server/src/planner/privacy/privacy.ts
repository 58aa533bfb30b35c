import type { PlannerRequest } from '@almanaque/shared-contracts/schemas';
import { withoutAges, withoutBirth, withoutNumbers } from './ages.ts';
import { hidePeople, hideUnknownWords, NAME, personWords, type Hidden } from './names.ts';
import { isOfficialTitle } from './official-titles.ts';
import type { NameWords } from './roster.ts';
import { PERSONAL_EVENT } from './vocabulary.ts';

/** What of a request may leave the server (decisions, Privacy): no name, no age, no year of birth. */
export interface SafeRequest {
  readonly title: string;
  readonly description: string;
  /** Of an event of the company's own; null: none were given. */
  readonly text: string | null;
  readonly place: string | null;
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
      return ofCompany(eventTitle);
    case 'festivo':
      // People of the company give this type to events of their own, whose titles may say anything.
      return isOfficialTitle(eventTitle) ? 'observance' : ofCompany(eventTitle);
  }
}

function ofCompany(title: string): Subject {
  if (!PERSONAL_EVENT.test(title)) return 'company';
  return /cumple/iu.test(title) ? 'birthday' : 'person';
}

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

function hideTitle(title: string, subject: Subject, roster: NameWords): Hidden {
  switch (subject) {
    case 'birthday':
      return hideUnknownWords(withoutNumbers(title), roster);
    case 'person':
      return hideUnknownWords(withoutBirth(title), roster);
    case 'company':
      return hidePeople(withoutAges(title), null, roster);
    case 'observance':
      return { text: title, names: [] };
  }
}

interface Known {
  readonly subject: Subject;
  /** The event's. */
  readonly title: string;
  /** The people it named. */
  readonly names: readonly string[];
  readonly roster: NameWords;
}

function hideText(text: string, { subject, title, names, roster }: Known): string {
  const bare = text.replace(EMAIL, ' ');
  const person = personWords(names);
  switch (subject) {
    case 'birthday':
    case 'person':
      // With no name in the title it may be here, in a shape nothing tells apart: leave it all out.
      if (person.size === 0) return '';
      return hidePeople(
        subject === 'birthday' ? withoutNumbers(bare) : withoutBirth(bare),
        person,
        roster,
      ).text;
    case 'company':
      return hidePeople(withoutAges(bare), person, roster).text;
    case 'observance':
      // Only the title is the server's: what was written around it may name anyone.
      return withoutAges(bare)
        .split(title)
        .map((part) => hidePeople(part, person, roster).text)
        .join(title);
  }
}

/** All that anybody wrote in a request. */
export const textsIn = (request: PlannerRequest): readonly string[] => [
  request.eventTitle,
  request.eventDescription,
  request.eventDetails?.text ?? '',
  request.eventDetails?.place ?? '',
  ...(request.avoidTitles ?? []),
];

/** @param roster which of its words are people's names. */
export function disguise(request: PlannerRequest, roster: NameWords): Disguise {
  const subject = subjectOf(request);
  const title = hideTitle(request.eventTitle.replace(EMAIL, ' '), subject, roster);
  const [name = null] = title.names;
  const known = { subject, title: request.eventTitle, names: title.names, roster };
  const hidden = (text: string): string => hideText(text, known);
  const { text, place } = request.eventDetails ?? {};
  return {
    safe: {
      title: title.text,
      description: hidden(request.eventDescription),
      text: text ? hidden(text) : null,
      place: place ? hidden(place) : null,
      avoidTitles: (request.avoidTitles ?? []).map(hidden),
      hasName: name !== null,
    },
    reveal: (answer) => (name === null ? answer : answer.replaceAll(NAME, () => name)),
  };
}
