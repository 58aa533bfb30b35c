import {
  capitalize,
  FIRST_YEAR,
  LAST_YEAR,
  monthAndYear,
  monthOf,
  useHost,
  yearOf,
  type IsoDate,
  type ViewName,
} from '@almanaque/shared-contracts';
import { memo } from 'react';
import { FilterChoice } from '../filters/filter-slots.tsx';
import { MonthPicker } from '../month/month-picker.tsx';
import type { Paper } from '../print/paper.ts';
import { PrintButton } from '../print/print-button.tsx';
import { Steps } from './steps.tsx';
import { ViewSwitch } from './view-switch.tsx';

interface CalendarHeaderProps {
  readonly view: ViewName;
  /** The first of the month shown: which of its days is meant changes nothing here. */
  readonly month: IsoDate;
  readonly today: IsoDate;
  readonly onMove: (date: IsoDate) => void;
  readonly onStep: (months: number) => void;
  readonly onPrint: (paper: Paper) => void;
}

/** How many months one step goes, and what that is called. */
const STEPS = { mes: { unit: 'Mes', months: 1 }, anio: { unit: 'Año', months: 12 } } as const;

function titleOf(view: ViewName, month: IsoDate): string {
  if (view === 'agenda') return 'Agenda';
  return view === 'anio' ? String(yearOf(month)) : capitalize(monthAndYear(month));
}

/** What is shown, the ways to look at it, and the steps to its neighbours where it has any. */
export const CalendarHeader = memo(function CalendarHeader(props: CalendarHeaderProps) {
  const { view, month, today, onMove, onStep, onPrint } = props;
  const { companyName } = useHost();
  const title = titleOf(view, month);
  const step = view === 'agenda' ? null : STEPS[view];
  const isYear = view === 'anio';
  return (
    <div className="header">
      {view === 'mes' ? (
        <MonthPicker title={title} month={month} onChoose={onStep} />
      ) : (
        <h2 className="title">{title}</h2>
      )}
      <span role="status" className="unseen">
        {title}
      </span>
      <p className="imprint">{companyName}</p>
      {step && (
        <Steps
          unit={step.unit}
          isFirst={yearOf(month) === FIRST_YEAR && (isYear || monthOf(month) === 1)}
          isLast={yearOf(month) === LAST_YEAR && (isYear || monthOf(month) === 12)}
          onToday={() => onMove(today)}
          onStep={(way) => onStep(way * step.months)}
        />
      )}
      <div className="tools">
        <ViewSwitch />
        <FilterChoice />
        <PrintButton view={view} onPrint={onPrint} />
      </div>
    </div>
  );
});
