import { capitalize } from '@almanaque/shared-contracts';
import { yearsText, type Facts } from './facts.ts';
import { UNSPECIFIED } from './unspecified.ts';

const PLACEHOLDER = /\{\s*([^{}\s][^{}\n]{0,39}?)\s*\}/gu;
const GAP = /\[\s*([^[\]\s][^[\]\n]{0,39}?)\s*\]|\{\s*([^{}\s][^{}\n]{0,39}?)\s*\}/gu;

/** The template with what is known put in; what is not known stands as a gap, '[hora]'. */
export const fillTemplate = (template: string, facts: Facts): string =>
  template
    // The fact already says 'años'.
    .replace(/(\{años\})\s+años?\b/giu, '$1')
    .replace(PLACEHOLDER, (_whole, name: string) => facts[name.toLowerCase()] ?? `[${name}]`);

export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'gap'; readonly name: string; readonly text: string };

/** The text cut at its gaps, those of the template and those a person typed alike. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(GAP)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    const name = (match[1] ?? match[2] ?? '').toLowerCase();
    found.push({ kind: 'gap', name, text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}

/** The gaps' names, each once, in order. */
export const gapsIn = (text: string): string[] => [
  ...new Set(pieces(text).flatMap((piece) => (piece.kind === 'gap' ? [piece.name] : []))),
];

const written = (name: string, value: string): string =>
  name === 'años' && /^\d+$/.test(value) ? yearsText(Number(value)) : value;

/** The text with the gaps that were answered put in; an answer of blanks is none. */
export const fillGaps = (text: string, answers: Facts): string =>
  pieces(text)
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      const answer = answers[piece.name]?.trim() ?? '';
      return answer === '' ? piece.text : written(piece.name, answer);
    })
    .join('');

interface Question {
  readonly label: string;
  readonly example: string;
}

const QUESTIONS: Readonly<Record<string, Question>> = {
  nombre: { label: 'Nombre', example: 'Ana Ruiz' },
  fecha: { label: 'Fecha', example: 'viernes 4 de diciembre' },
  hora: { label: 'Hora', example: '16:30' },
  años: { label: 'Años', example: '5' },
  lugar: { label: 'Lugar', example: 'el comedor' },
};

export const questionFor = (gap: string): Question =>
  QUESTIONS[gap] ?? { label: capitalize(gap), example: '' };

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** 'hora y lugar': the gaps that are left; null: none is. */
export function missingIn(text: string): string | null {
  const gaps = gapsIn(text);
  return gaps.length === 0
    ? null
    : list.format(gaps.map((gap) => questionFor(gap).label.toLowerCase()));
}

/** There is nothing in it that anybody could use. */
export const isBlank = (text: string): boolean => text.trim() === '' || text === UNSPECIFIED;

/** Why the message cannot go out yet; null when it can. */
export function whyNotReady(text: string): string | null {
  if (isBlank(text)) return 'Escribí el mensaje para poder enviarlo.';
  const missing = missingIn(text);
  return missing === null ? null : `Para enviarlo, completá lo que falta: ${missing}.`;
}
