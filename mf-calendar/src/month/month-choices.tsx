import {
  capitalize,
  FIRST_YEAR,
  LAST_YEAR,
  monthOf,
  MONTHS,
  yearOf,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { Icon, IconButton, styled, token, TOUCH } from '@almanaque/ui';
import { useState } from 'react';

const Panel = styled('div')({
  // 300 px with usual letters.
  width: 'min(18.75em, 100vw - 32px)',
  boxSizing: 'border-box',
  padding: 12,
  font: `400 1rem/1.2 ${token.sans}`,
  color: token.ink,
  '& .year': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '& .year button': { [TOUCH]: { width: 44, height: 44 } },
  '& .year strong': {
    font: `600 1.25rem/1 ${token.serif}`,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& .months': {
    display: 'grid',
    // As many beside each other as are whole: the longest name takes 4.9 em.
    gridTemplateColumns: 'repeat(auto-fill, minmax(5em, 1fr))',
    gap: 4,
    marginTop: 8,
  },
  '& .months button': {
    minHeight: 40,
    padding: 0,
    [TOUCH]: { minHeight: 44 },
    border: 0,
    borderRadius: token.radius,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { background: token.paper },
    '&:focus-visible': { outline: `2px solid ${token.focus}` },
    '&[aria-current]': { background: token.ink, color: token.paper },
  },
});

interface MonthChoicesProps {
  /** The first of the month shown. */
  readonly month: IsoDate;
  /** How many months on, or back, the chosen one is. */
  readonly onChoose: (steps: number) => void;
}

/** Twelve months and a year to step through. */
export function MonthChoices({ month, onChoose }: MonthChoicesProps) {
  const [year, setYear] = useState(yearOf(month));
  const months = (year - yearOf(month)) * 12 - monthOf(month);
  return (
    <Panel>
      <div className="year">
        <IconButton
          aria-label="Año anterior"
          disabled={year === FIRST_YEAR}
          onClick={() => setYear(year - 1)}
        >
          <Icon name="previous" />
        </IconButton>
        <strong aria-live="polite">{year}</strong>
        <IconButton
          aria-label="Año siguiente"
          disabled={year === LAST_YEAR}
          onClick={() => setYear(year + 1)}
        >
          <Icon name="next" />
        </IconButton>
      </div>
      <div className="months">
        {MONTHS.map((name, index) => {
          const steps = months + index + 1;
          return (
            <button
              key={name}
              type="button"
              aria-current={steps === 0 ? 'date' : undefined}
              onClick={() => onChoose(steps)}
            >
              {capitalize(name)}
            </button>
          );
        })}
      </div>
    </Panel>
  );
}
