import type { PlannerRequest } from '@almanaque/shared-contracts/schemas';
import { withoutAges, withoutBirth, withoutNumbers } from './ages.ts';
import { isOfAThing } from './beside-ages.ts';
import { asRead } from './name-parts.ts';
import { hidePeople, hideUnknownWords, NAME, personWords, type Hidden } from './names.ts';
import { isOfficialTitle } from './official-titles.ts';
import { withoutPapers } from './papers.ts';
import type { NameWords } from './roster.ts';
import { PERSONAL_EVENT } from './vocabulary.ts';

/** What of a request may leave the server (decisions, Privacy): no name, age, year of birth, address or number of anybody. */
export interface SafeRequest {
  readonly title: string;
  readonly description: string;
  /** The description of an event of the company's own; null: none was given. */
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
  if (!PERSONAL_EVENT.test(title) || isOfAThing(title)) return 'company';
  return /cumple/iu.test(title) ? 'birthday' : 'person';
}

function hideTitle(title: string, subject: Subject, roster: NameWords): Hidden {
  switch (subject) {
    case 'birthday':
      return hideUnknownWords(withoutNumbers(title), roster);
    case 'person':
      return agesHidden(hideUnknownWords(withoutBirth(title), roster));
    case 'company':
      return agesHidden(hidePeople(title, null, roster));
    case 'observance':
      return { text: title, names: [] };
  }
}

/** Once people are hidden: what stands beside them tells what is an age. */
const agesHidden = ({ text, names }: Hidden): Hidden => ({ text: withoutAges(text), names });

interface Known {
  readonly subject: Subject;
  /** The event's. */
  readonly title: string;
  /** The people it named. */
  readonly names: readonly string[];
  readonly roster: NameWords;
}

function hideText(text: string, { subject, title, names, roster }: Known): string {
  const person = personWords(names);
  const bare = withoutPapers(text);
  const hidden = (part: string): string => withoutAges(hidePeople(part, person, roster).text);
  switch (subject) {
    case 'birthday':
    case 'person':
      // With no name in the title it may be here, in a shape nothing tells apart: leave it all out.
      if (person.size === 0) return '';
      return hidden(subject === 'birthday' ? withoutNumbers(bare) : withoutBirth(bare));
    case 'company':
      return hidden(bare);
    case 'observance':
      // Only the title is the server's: what was written around it may name anyone.
      return bare.split(title).map(hidden).join(title);
  }
}

/** All that anybody wrote in a request. */
export const textsIn = (request: PlannerRequest): readonly string[] =>
  [
    request.eventTitle,
    request.eventDescription,
    request.eventDetails?.text ?? '',
    request.eventDetails?.place ?? '',
    ...(request.avoidTitles ?? []),
  ].map(asRead);

/** @param roster which of its words are people's names. */
export function disguise(request: PlannerRequest, roster: NameWords): Disguise {
  const subject = subjectOf(request);
  const written = asRead(request.eventTitle);
  const title = hideTitle(withoutPapers(written), subject, roster);
  const [name = null] = title.names;
  const known = { subject, title: written, names: title.names, roster };
  const hidden = (text: string): string => hideText(asRead(text), known).trim();
  const { text, place } = request.eventDetails ?? {};
  return {
    safe: {
      title: title.text.trim(),
      description: hidden(request.eventDescription),
      text: text ? hidden(text) : null,
      place: place ? hidden(place) : null,
      avoidTitles: (request.avoidTitles ?? []).map(hidden),
      hasName: name !== null,
    },
    reveal: (answer) => (name === null ? answer : answer.replaceAll(NAME, () => name)),
  };
}
