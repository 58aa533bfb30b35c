import { useHost, useToday, yearOf } from '@almanaque/shared-contracts';
import { Skeleton } from '@almanaque/ui';
import { ReadFailure } from '@almanaque/ui/form';
import { EscapeGoesBack, useDetail, useSettingsPage } from '@almanaque/ui/screen';
import { useAsOpened } from '../use-as-opened.ts';
import { AddedForm } from './added-form.tsx';
import { useYearHolidays } from './dates-data.ts';
import { datesPath, readDatesPath, type DatesView } from './dates-path.ts';
import { Area } from './dates-styles.ts';
import { HolidayList } from './holiday-list.tsx';
import { MoveForm } from './move-form.tsx';
import { Notices } from '../notice/notice.tsx';
import { Sectors } from './sectors.tsx';

const TABS = [
  { view: { kind: 'year', year: null }, label: 'Feriados y no laborables' },
  { view: { kind: 'sectors' }, label: 'Efemérides por sector' },
] as const satisfies readonly { readonly view: DatesView; readonly label: string }[];

interface HolidayProps {
  readonly year: number;
  readonly id: string;
  readonly onDone: () => void;
}

/** One date: what the company added is changed, an official one moved. */
function Holiday({ year, id, onDone }: HolidayProps) {
  const { data, error, refetch } = useYearHolidays(year);
  const holiday = useAsOpened(data?.holidays.find((one) => one.id === id));
  useDetail(holiday?.event.title ?? 'Feriado');
  // What is entered stays, also where reading the year again fails.
  if (error && !holiday) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return <Skeleton role="status" aria-busy aria-label="Cargando la fecha" height={260} />;
  }
  if (!holiday) return <p>Esa fecha no está en {year}.</p>;
  return holiday.change === 'added' ? (
    <AddedForm {...{ year, holiday, onDone }} />
  ) : (
    <MoveForm {...{ year, holiday, onDone }} />
  );
}

function Adding({ year, onDone }: { year: number; onDone: () => void }) {
  useDetail('Agregar fecha');
  return <AddedForm {...{ year, onDone }} holiday={null} />;
}

function Views() {
  const { timeZone } = useHost();
  const thisYear = yearOf(useToday(timeZone));
  const { rest, go } = useSettingsPage();
  const view = readDatesPath(rest);
  const open = (next: DatesView) => go(datesPath(next));
  const openYear = (year: number) => open({ kind: 'year', year: year === thisYear ? null : year });

  if (view.kind === 'holiday' || view.kind === 'new') {
    const back = () => openYear(view.year);
    return (
      <EscapeGoesBack onBack={back}>
        {view.kind === 'new' ? (
          <Adding year={view.year} onDone={back} />
        ) : (
          <Holiday key={view.id} year={view.year} id={view.id} onDone={back} />
        )}
      </EscapeGoesBack>
    );
  }
  const year = view.kind === 'year' ? (view.year ?? thisYear) : thisYear;
  return (
    <Area>
      <div className="tabs" role="group" aria-label="Qué se ve">
        {TABS.map(({ view: tab, label }) => (
          <button
            key={tab.kind}
            type="button"
            aria-pressed={view.kind === tab.kind}
            onClick={() => open(tab)}
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
          onYear={openYear}
          onAdd={() => open({ kind: 'new', year })}
          onOpen={({ id }) => open({ kind: 'holiday', year, id })}
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
