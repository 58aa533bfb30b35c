import {
  MAX_EVENT_DESCRIPTION,
  MAX_EVENT_PLACE,
  MAX_EVENT_TITLE,
} from '@almanaque/shared-contracts/schemas';
import { cut } from '../../text/cut.ts';

const NAMED: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** '<a href="https://…">este formulario</a>': where it leads is part of what is said. */
const LINK =
  /<a\b[^<>]{0,500}?\bhref\s*=\s*["']?(https?:[^\s"'<>]{1,1000})[^<>]{0,500}>([^<>]{0,500})<\/a>/gi;

const withAddress = (_whole: string, to: string, text: string): string =>
  text.includes(to) || to.includes(text.trim()) ? to : `${text} (${to})`;

/** Google and Outlook write descriptions as pages; a calendar shows text. */
function withoutTags(text: string): string {
  if (!/<(?:br|p|div|span|html|b|i|u|a|ul|ol|li)\b/i.test(text)) return text;
  return text
    .replace(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, '\n')
    .replace(/<(?!\/?a\b)[^<>]{0,2000}>/gi, '')
    .replace(LINK, withAddress)
    .replace(/<[^<>]{0,2000}>/g, '')
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (name) => NAMED[name] ?? name)
    .replace(/\n{3,}/g, '\n\n');
}

const controls = /\p{Cc}/gu;

const line = (text: unknown): string =>
  (typeof text === 'string' ? text : '').replace(controls, ' ').replace(/ {2,}/g, ' ').trim();

/** The first value of a property of an event, by its name in small letters. */
export type ValueOf = (name: string) => unknown;

/** What a file says, as Almanaque keeps it, and what of it cannot be kept. */
export interface Told<Value> {
  readonly value: Value;
  readonly remarks: readonly string[];
}

const cutTo = (text: string, max: number, what: string): Told<string> =>
  text.length <= max
    ? { value: text, remarks: [] }
    : {
        value: `${cut(text, max - 1).trimEnd()}…`,
        remarks: [`${what} pasa de ${max} caracteres y se corta.`],
      };

export const titleOf = (text: unknown): Told<string> =>
  cutTo(line(text), MAX_EVENT_TITLE, 'El título');

export function placeOf(text: unknown): Told<string | null> {
  const place = cutTo(line(text), MAX_EVENT_PLACE, 'El lugar');
  return { ...place, value: place.value || null };
}

export const descriptionOf = (text: unknown): Told<string> => {
  const whole = withoutTags(typeof text === 'string' ? text : '')
    .replace(/\r\n?/g, '\n')
    .replace(controls, (sign) => ('\n\t'.includes(sign) ? sign : ''))
    .trim();
  return cutTo(whole, MAX_EVENT_DESCRIPTION, 'La descripción');
};
