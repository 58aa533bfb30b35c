import type { IsoDate, ViewName } from '@almanaque/shared-contracts';
import { loadAgenda } from './agenda/load-agenda.ts';
import type { MonthCursor } from './cursor/month-cursor.ts';
import { MonthView } from './month/month-view.tsx';
import { OnDemand } from './on-demand/on-demand.tsx';
import type { YearOnPaper } from './print/paper.ts';
import { loadYear } from './year/load-year.ts';

interface ShownViewProps {
  readonly view: ViewName;
  readonly cursor: MonthCursor;
  readonly today: IsoDate;
  readonly selected: IsoDate | null;
  readonly yearOnPaper: YearOnPaper;
  readonly onMove: (date: IsoDate) => void;
  /** What becomes of a day chosen in the month or the year. */
  readonly onChoose: (date: IsoDate) => void;
  /** Shows the month of `date`. */
  readonly onOpen: (date: IsoDate) => void;
  /** Takes the focus: what removed the filter is gone. */
  readonly onUnfiltered: () => void;
}

/** The month at once; the others are fetched when they are first looked at. */
export function ShownView({ view, yearOnPaper, onOpen, ...shared }: ShownViewProps) {
  const { today, selected, onUnfiltered } = shared;
  switch (view) {
    case 'mes':
      return <MonthView {...shared} />;
    case 'agenda':
      return (
        <OnDemand
          name="agenda"
          load={loadAgenda}
          failure="La agenda no se pudo cargar."
          height={640}
        >
          {(Agenda) => <Agenda {...{ today, selected, onUnfiltered }} />}
        </OnDemand>
      );
    case 'anio':
      return (
        <OnDemand name="year" load={loadYear} failure="El año no se pudo cargar." height={760}>
          {(YearView) => <YearView {...shared} {...{ yearOnPaper, onOpen }} />}
        </OnDemand>
      );
  }
}
