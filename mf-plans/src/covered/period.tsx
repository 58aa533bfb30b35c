import { CURRENCIES, type Currency } from '@almanaque/api';
import { capitalize, MONTHS, useHost, useToday, yearOf } from '@almanaque/shared-contracts';
import { IN_CURRENCY } from '../money/currency-words.ts';
import type { CoverageView } from './coverage-address.ts';

/** As many years back as anybody compares. */
const YEARS_BACK = 5;

interface PeriodProps {
  readonly view: CoverageView;
  readonly onView: (view: CoverageView) => void;
}

/** Which twelve months are looked at, and how their amounts are told. */
export function Period({ view, onView }: PeriodProps) {
  const thisYear = yearOf(useToday(useHost().timeZone));
  const { from, currency } = view;
  const [year = '', month = ''] = from.split('-');
  const years = new Set([
    ...Array.from({ length: YEARS_BACK + 1 }, (_year, back) => String(thisYear - back)),
    year,
  ]);
  const show = (changes: Partial<CoverageView>) => onView({ ...view, ...changes });
  return (
    <div className="bar" role="group" aria-label="Qué se mira">
      <label>
        Doce meses desde
        <select value={month} onChange={({ target }) => show({ from: `${year}-${target.value}` })}>
          {MONTHS.map((name, index) => (
            <option key={name} value={String(index + 1).padStart(2, '0')}>
              {capitalize(name)}
            </option>
          ))}
        </select>
      </label>
      <label>
        del año
        <select value={year} onChange={({ target }) => show({ from: `${target.value}-${month}` })}>
          {[...years].sort().map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label>
        Montos
        <select
          value={currency ?? ''}
          onChange={({ target }) =>
            show({ currency: CURRENCIES.find((one) => one === target.value) ?? null })
          }
        >
          <option value="">Cada moneda aparte</option>
          {CURRENCIES.map((one: Currency) => (
            <option key={one} value={one}>
              Todo en {IN_CURRENCY[one]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
