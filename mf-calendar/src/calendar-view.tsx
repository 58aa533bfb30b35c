import {
  isSameMonth,
  longDate,
  NOTHING_SELECTED,
  offerCalendar,
  offerNewEvent,
  selectedDate,
  startOfMonth,
  useHost,
  useSelection,
  useSelectionStore,
  useToday,
  useView,
  viewStore,
  type IsoDate,
  type ViewName,
} from '@almanaque/shared-contracts';
import { useCallback, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { CalendarFrame } from './calendar-frame.ts';
import { useMonthCursor } from './cursor/use-month-cursor.ts';
import { AheadSlot } from './aside/ahead-slot.tsx';
import { DayCard } from './day-card/day-card.tsx';
import { EditorProvider } from './editor/editor-context.ts';
import { useEditor } from './editor/use-editor.tsx';
import { FilterChipsSlot } from './filters/filter-slots.tsx';
import { CalendarHeader } from './header/calendar-header.tsx';
import { Legend } from './legend/legend.tsx';
import { MoveProvider } from './move/move-context.ts';
import { useMoving } from './move/use-moving.tsx';
import type { Paper } from './print/paper.ts';
import { usePrintOnceDrawn } from './print/use-print-once-drawn.ts';
import { useSheets } from './print/use-sheets.ts';
import { ShownView } from './shown-view.tsx';
import { useOffered } from './use-offered.ts';

/** N on a day of the month, with nothing held down: an event is wanted there. */
const asksForNew = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'n' &&
  !(ctrlKey || altKey || metaKey) &&
  target instanceof Element &&
  target.matches('[role="gridcell"]');

interface Shown {
  readonly view: ViewName;
  readonly cursor: IsoDate;
  readonly selected: IsoDate | null;
  readonly isSheet: boolean;
  readonly isCarrying: boolean;
}

/**
 * While an event is carried, the day makes room for those it may go to. A narrow month is folded to the
 * week the keys are in, until another month is gone to.
 */
function frameClass({ view, cursor, selected, isSheet, isCarrying }: Shown): string {
  if (selected === null) return `shows-${view} ${isCarrying ? 'carrying' : ''}`;
  if (isCarrying) return `shows-${view} with-day carrying`;
  const folded = view === 'mes' && isSameMonth(cursor, selected) ? 'folded' : '';
  return `shows-${view} with-day ${folded} ${isSheet ? 'under-sheet' : ''}`;
}

/** Month, agenda or year, what its colours mean, and the selected day. */
export function CalendarView() {
  const { timeZone } = useHost();
  const today = useToday(timeZone);
  const selection = useSelection();
  const { restore, toggleDay, closeRecommendations } = useSelectionStore();
  const view = useView();
  const [cursor, { moveTo, stepBy }] = useMonthCursor(today);
  const frame = useRef<HTMLDivElement>(null);
  const selected = selectedDate(selection);
  // A list and a year are long: on a phone their day comes over them. Recommendations come below, in reach.
  const isSheet = view !== 'mes' && selection.kind === 'day';

  const focusCalendar = useCallback(
    () =>
      frame.current
        ?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"], .agenda')
        ?.focus(),
    [],
  );
  const [editor, editorDialog] = useEditor(focusCalendar);
  const { access, carrying, view: movingView } = useMoving(moveTo, focusCalendar);

  /** Deselects, and leaves the focus in the calendar rather than on what is gone. */
  const closeDay = useCallback(() => {
    const entry = frame.current?.querySelector<HTMLElement>('.agenda [aria-pressed="true"]');
    restore(NOTHING_SELECTED);
    if (entry) entry.focus();
    else focusCalendar();
  }, [focusCalendar, restore]);

  /** What was pressed is gone: the focus goes to the day. */
  const chooseAhead = useCallback(
    (date: IsoDate) => {
      flushSync(() => restore({ kind: 'day', date }));
      frame.current?.querySelector<HTMLElement>('.aside [role="region"]')?.focus();
    },
    [restore],
  );

  const openMonth = useCallback(
    (date: IsoDate) => {
      flushSync(() => {
        moveTo(date);
        viewStore().setView('mes');
      });
      focusCalendar();
    },
    [focusCalendar, moveTo],
  );

  const month = startOfMonth(cursor.date);
  const { sheet, yearOnPaper, print } = useSheets();
  const onPrint = useCallback((on: Paper) => void print(view, month, on), [print, view, month]);

  const printOnceDrawn = usePrintOnceDrawn(() => onPrint('a4'));

  const addOn = (date: IsoDate) => {
    if (selected !== date) restore({ kind: 'day', date });
    editor.open({ kind: 'new', date });
  };

  useOffered(offerNewEvent, () => {
    if (!carrying) addOn(selected ?? cursor.date);
  });
  useOffered(offerCalendar, (request) => {
    if (request === 'selected-day') {
      frame.current?.querySelector<HTMLElement>('.aside [role="region"]')?.focus();
      return;
    }
    if (request === 'print') {
      printOnceDrawn();
      return;
    }
    if (request === 'today') flushSync(() => moveTo(today));
    focusCalendar();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (carrying || selected)) {
      // One Escape closes one thing: what is around the calendar is not asked to close.
      event.preventDefault();
      event.stopPropagation();
      if (carrying) carrying.giveUp();
      else if (selection.kind === 'event') closeRecommendations();
      else closeDay();
    }
    if (asksForNew(event) && !carrying) {
      event.preventDefault();
      addOn(cursor.date);
    }
  };

  return (
    <EditorProvider value={editor}>
      <MoveProvider value={access}>
        <CalendarFrame
          ref={frame}
          className={frameClass({
            view,
            cursor: cursor.date,
            selected,
            isSheet,
            isCarrying: carrying !== null,
          })}
          onKeyDown={onKeyDown}
        >
          <p aria-live="polite" className="unseen">
            {selected && `Día elegido: ${longDate(selected)}.`}
          </p>
          <div className="heading">
            <CalendarHeader
              {...{ view, today, month }}
              onMove={moveTo}
              onStep={stepBy}
              onPrint={onPrint}
            />
          </div>
          <div className="main">
            <ShownView
              {...{ view, cursor, today, selected, yearOnPaper }}
              onMove={moveTo}
              onChoose={carrying ? carrying.putDown : toggleDay}
              onOpen={openMonth}
              onUnfiltered={focusCalendar}
            />
            {sheet}
          </div>
          {selected && (
            <div className="aside" inert={carrying !== null}>
              <DayCard
                {...{ selection, isSheet }}
                onClose={closeDay}
                onUnfiltered={focusCalendar}
              />
            </div>
          )}
          <div className="below">
            <Legend />
            <FilterChipsSlot onRemoved={focusCalendar} />
          </div>
          <AheadSlot
            {...{ view, month, today }}
            hidden={selected !== null}
            onChoose={chooseAhead}
            onMonth={openMonth}
            onUnfiltered={focusCalendar}
          />
          {movingView}
        </CalendarFrame>
        {editorDialog}
      </MoveProvider>
    </EditorProvider>
  );
}
