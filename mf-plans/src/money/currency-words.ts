import type { Currency } from '@almanaque/api';

export const CURRENCY_WORDS: Readonly<Record<Currency, string>> = {
  ARS: 'Pesos ($)',
  USD: 'Dólares (US$)',
};
