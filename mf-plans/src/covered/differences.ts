import { CURRENCIES, type Coverage, type Currency } from '@almanaque/api';
import { capitalize } from '@almanaque/shared-contracts';
import { percentText, shareOf } from './coverage-text.ts';
import { moneyText } from '../money/cents.ts';

type Office = Coverage['offices'][number];

/** Of fewer dates than these, a share says nothing. */
const ENOUGH = 5;
/** What somebody fair would want to know of: so far apart in shares, and so many times as much money. */
const APART = 0.2;
const TIMES = 2;

/** Where within a sentence: 'en Rosario'. */
const placeOf = ({ name }: Office): string =>
  name === null ? 'entre quienes no tienen oficina' : `en ${name}`;

interface Measured {
  readonly office: Office;
  readonly value: number;
}

function farthest(offices: readonly Office[], valueOf: (office: Office) => number | null) {
  const measured = offices
    .flatMap((office): Measured[] => {
      const value = valueOf(office);
      return value === null ? [] : [{ office, value }];
    })
    .sort((a, b) => b.value - a.value);
  const [most, least] = [measured[0], measured.at(-1)];
  return most === undefined || least === undefined ? null : { most, least };
}

function shares(offices: readonly Office[]): string | null {
  const far = farthest(
    offices.filter(({ done, missed }) => done + missed >= ENOUGH),
    shareOf,
  );
  if (far === null || far.most.value - far.least.value < APART) return null;
  const { most, least } = far;
  return capitalize(
    `${placeOf(most.office)} se celebró el ${percentText(most.value)} de las fechas que pasaron; ${placeOf(least.office)}, el ${percentText(least.value)}.`,
  );
}

function heads(offices: readonly Office[], currency: Currency): string | null {
  const far = farthest(offices, ({ perHead }) => perHead?.[currency] || null);
  if (far === null || far.most.value < far.least.value * TIMES) return null;
  const [most, least] = [far.most, far.least];
  return `Por persona se gastaron ${moneyText(most.value, currency)} ${placeOf(most.office)} y ${moneyText(least.value, currency)} ${placeOf(least.office)}.`;
}

/** Where offices are treated so differently that somebody should know: a sentence each. */
export const differencesOf = (offices: readonly Office[]): readonly string[] =>
  [shares(offices), ...CURRENCIES.map((currency) => heads(offices, currency))].filter(
    (sentence) => sentence !== null,
  );
