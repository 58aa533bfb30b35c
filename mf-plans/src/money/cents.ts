import { CURRENCIES, MAX_CENTS, type Currency, type Sums } from '@almanaque/api';
import type { Entries, Problems } from '@almanaque/ui/form';

/** '1.250,50' and '1250.5' alike → 125050; null: it is no amount. */
export function centsOf(text: string): number | null {
  const bare = text.replaceAll(/[\s$]|US\$/g, '');
  const [, whole = '', fraction = ''] =
    /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[,.](\d{1,2}))?$/.exec(bare) ?? [];
  if (whole === '') return null;
  return Number(whole.replaceAll('.', '')) * 100 + Number(fraction.padEnd(2, '0'));
}

/** What is wrong with an amount that was entered; null: nothing is. */
export function amountProblem(text: string): string | null {
  const cents = centsOf(text);
  if (cents === null) return 'Escribilo como 1250 o 1250,50.';
  if (cents <= MAX_CENTS) return null;
  return `Es demasiado: admite hasta ${(MAX_CENTS / 100).toLocaleString('es-AR')}.`;
}

/** Of an amount that may be left out; null: nothing was entered. */
export const amountOf = (text = ''): number | null => (text.trim() === '' ? null : centsOf(text));

/** The same of some that may be left out, by the names of their entries. */
export const amountProblems = (entries: Entries, ...names: readonly string[]): Problems =>
  Object.fromEntries(
    names.flatMap((name) => {
      const { [name]: text = '' } = entries;
      const problem = text.trim() === '' ? null : amountProblem(text);
      return problem === null ? [] : [[name, problem]];
    }),
  );

/** 125050 → '1250,50', as it is entered. */
export const enteredCents = (cents: number | null): string =>
  cents === null
    ? ''
    : `${Math.floor(cents / 100)}${cents % 100 === 0 ? '' : `,${String(cents % 100).padStart(2, '0')}`}`;

/** '$ 1.250,50', 'US$ 80' */
export const moneyText = (cents: number, currency: Currency): string =>
  (cents / 100).toLocaleString('es-AR', {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });

/** What of it there is in each currency; they are never added up. */
export const sumsText = (sums: Sums): string =>
  CURRENCIES.filter((currency) => sums[currency] !== 0)
    .map((currency) => moneyText(sums[currency], currency))
    .join(' y ');
