import { CURRENCIES } from '@almanaque/api';
import { Choice } from '@almanaque/ui/form';
import { CURRENCY_WORDS } from './currency-words.ts';

interface CurrencyChoiceProps {
  readonly label: string;
  readonly defaultValue: string | undefined;
}

/** In which currency an amount is, as the entry 'currency' of a form. */
export const CurrencyChoice = ({ label, defaultValue }: CurrencyChoiceProps) => (
  <Choice name="currency" label={label} defaultValue={defaultValue}>
    {CURRENCIES.map((currency) => (
      <option key={currency} value={currency}>
        {CURRENCY_WORDS[currency]}
      </option>
    ))}
  </Choice>
);
