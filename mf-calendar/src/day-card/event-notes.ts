import { worksLabel, type CalendarEvent } from '@almanaque/shared-contracts';

/** The norm that sets the date; null where none is known. */
export const normOf = ({ origin }: CalendarEvent): string | null =>
  origin.kind === 'empresa' || origin.norm === '' ? null : origin.norm;

/** Where the norm, or the news of it, can be read; null where that is not known. */
export const sourceOf = ({ origin }: CalendarEvent): string | null =>
  origin.kind === 'empresa' ? null : (origin.source ?? null);

/** How sure a holiday's date is. */
export interface Standing {
  readonly word: 'oficial' | 'provisorio' | 'de la empresa';
  readonly why: string;
}

const OFFICIAL: Standing = { word: 'oficial', why: 'Una norma fija esta fecha.' };
const PROVISIONAL: Standing = {
  word: 'provisorio',
  why: 'Calculado según la Ley 27.399: una norma todavía puede moverlo.',
};
const OWN = {
  movido: { word: 'de la empresa', why: 'La empresa movió esta fecha.' },
  agregado: { word: 'de la empresa', why: 'La empresa agregó esta fecha.' },
} as const satisfies Readonly<Record<string, Standing>>;

/** Null of what is no holiday. */
export function standingOf({ origin }: CalendarEvent): Standing | null {
  if (origin.kind !== 'feriado' && origin.kind !== 'no-laborable') return null;
  if (origin.decision !== undefined) return OWN[origin.decision];
  return origin.certainty === 'oficial' ? OFFICIAL : PROVISIONAL;
}

/** 'Se trabaja', 'No se trabaja', or that nobody said; null where it is no question. */
export function worksNote(event: CalendarEvent): string | null {
  const { origin } = event;
  if (origin.kind !== 'no-laborable') return null;
  const label = worksLabel(event);
  if (label !== null) return `${label} en la empresa.`;
  // A faith's days are taken by its members: nobody waits for the company's word.
  return origin.scope === null ? 'La empresa todavía no dijo si se trabaja.' : null;
}
