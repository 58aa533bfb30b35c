import type { PersonInput } from '@almanaque/api';
import { fold } from '../text/fold.ts';
import type { RowValues } from './read-row.ts';

const NAMES = ['firstName', 'lastName', 'preferredName'] as const;

/** Within a name they begin small: 'Ponce de León', 'María de los Ángeles'. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y']);
/** 'Juan III' and 'JP' are written so. */
const STAYS = /^(?:[IVX]+|[^AEIOUYÁÉÍÓÚÜ]+)$/;
/** What stands between blanks, hyphens and apostrophes: 'O’Connor', 'Pérez-Gil'. */
const PARTS = /[\p{L}\p{M}]+/gu;

const lower = (text: string): string => text.toLocaleLowerCase('es');

/**
 * A name as people write it, where it is in capitals, whole or in some of its words, or has none:
 * 'PONCE DE LEÓN' → 'Ponce de León'; 'Ana PAZ' → 'Ana Paz'; 'maría' → 'María'. 'McDonald' stays.
 */
export function inUsualCase(name: string): string {
  const hasNoCapital = lower(name) === name;
  return name.replace(PARTS, (part, start: number) => {
    const isCapitals =
      part === part.toLocaleUpperCase('es') && !(part.length > 1 && STAYS.test(part));
    if (!hasNoCapital && !isCapitals) return part;
    const small = lower(part);
    if (start > 0 && PARTICLES.has(small)) return small;
    return small.charAt(0).toLocaleUpperCase('es') + small.slice(1);
  });
}

/** Whether capitals, which many programs write without accents, may be meant for what is stored. */
function mayBe(stored: string, written: string): boolean {
  const isSame = lower(stored) === lower(written);
  return isSame || (fold(stored) === fold(written) && !/[áéíóúü]/i.test(written));
}

/**
 * The row's names in the usual case. Where the sheet says none, what somebody corrected by hand stays:
 * of 'MCDONALD', 'McDonald'; of 'NUÑEZ', 'Núñez'.
 */
export function namesInUsualCase(before: PersonInput | null, values: RowValues): RowValues {
  const names: Partial<Record<(typeof NAMES)[number], string>> = {};
  for (const field of NAMES) {
    const written = values[field];
    if (!written) continue;
    const usual = inUsualCase(written);
    const stored = before?.[field];
    if (usual === written) continue;
    names[field] =
      stored && inUsualCase(stored) === stored && mayBe(stored, written) ? stored : usual;
  }
  return { ...values, ...names };
}
