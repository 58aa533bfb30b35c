import type { Currency } from '@almanaque/api';
import { capitalize } from '@almanaque/shared-contracts';

/** Within a sentence. */
export const IN_CURRENCY: Readonly<Record<Currency, string>> = {
  ARS: 'pesos ($)',
  USD: 'dólares (US$)',
};

export const CURRENCY_WORDS: Readonly<Record<Currency, string>> = {
  ARS: capitalize(IN_CURRENCY.ARS),
  USD: capitalize(IN_CURRENCY.USD),
};
