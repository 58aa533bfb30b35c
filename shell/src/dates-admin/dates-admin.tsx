import { type YearHoliday } from '@almanaque/api';
import { useHost, useToday, yearOf } from '@almanaque/shared-contracts';
import { useState } from 'react';
import { EscapeGoesBack } from '../people/escape-goes-back.tsx';
import { AddedForm } from './added-form.tsx';
import { Area } from './dates-styles.ts';
import { HolidayList } from './holiday-list.tsx';
import { MoveForm } from './move-form.tsx';
import { Notices } from '../notice/notice.tsx';
import { Sectors } from './sectors.tsx';

type View =
  | { readonly kind: 'holidays' }
  | { readonly kind: 'sectors' }
  | { readonly kind: 'move'; readonly holiday: YearHoliday }
  /** Null: a date to add. */
  | { readonly kind: 'details'; readonly holiday: YearHoliday | null };

const TABS = [
  { kind: 'holidays', label: 'Feriados y no laborables' },
  { kind: 'sectors', label: 'Efemérides por sector' },
] as const;

function Views() {
  const { timeZone } = useHost();
  const today = useToday(timeZone);
  const [year, setYear] = useState(() => yearOf(today));
  const [view, setView] = useState<View>({ kind: 'holidays' });
  const back = () => setView({ kind: 'holidays' });

  if (view.kind === 'move') {
    return (
      <EscapeGoesBack onBack={back}>
        <MoveForm holiday={view.holiday} onDone={back} />
      </EscapeGoesBack>
    );
  }
  if (view.kind === 'details') {
    return (
      <EscapeGoesBack onBack={back}>
        <AddedForm year={year} holiday={view.holiday} onDone={back} />
      </EscapeGoesBack>
    );
  }
  return (
    <Area>
      <div className="tabs" role="group" aria-label="Qué se ve">
        {TABS.map(({ kind, label }) => (
          <button
            key={kind}
            type="button"
            aria-pressed={view.kind === kind}
            onClick={() => setView({ kind })}
          >
            {label}
          </button>
        ))}
      </div>
      {view.kind === 'sectors' ? (
        <Sectors />
      ) : (
        <HolidayList
          year={year}
          onYear={setYear}
          onAdd={() => setView({ kind: 'details', holiday: null })}
          onMove={(holiday) => setView({ kind: 'move', holiday })}
          onEdit={(holiday) => setView({ kind: 'details', holiday })}
        />
      )}
    </Area>
  );
}

/** The year's holidays and the observances that show, for administrators. */
export const DatesAdmin = () => (
  <Notices>
    <Views />
  </Notices>
);
