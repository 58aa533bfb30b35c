import {
  longDate,
  NOTHING_SELECTED,
  selectedDate,
  selectionStore,
  startOfMonth,
  useHost,
  useSelection,
  useToday,
  useView,
  viewStore,
  type IsoDate,
  type Selection,
  type ViewName,
} from '@almanaque/shared-contracts';
import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { CalendarFrame } from './calendar-frame.ts';
import { useMonthCursor } from './cursor/use-month-cursor.ts';
import { DayCard } from './day-card/day-card.tsx';
import { EditorProvider } from './editor/editor-context.ts';
import { useEditor } from './editor/use-editor.tsx';
import { useOfferedEditor } from './editor/use-offered-editor.ts';
import { FilterChipsSlot } from './filters/filter-slots.tsx';
import { CalendarHeader } from './header/calendar-header.tsx';
import { Legend } from './legend/legend.tsx';
import { MoveProvider } from './move/move-context.ts';
import { useMoving } from './move/use-moving.tsx';
import type { Paper } from './print/paper.ts';
import { useMonthSheet } from './print/use-month-sheet.ts';
import { ShownView } from './shown-view.tsx';
import { useRequests } from './use-requests.ts';

/** N on a day of the month, with nothing held down: an event is wanted there. */
const asksForNew = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'n' &&
  !(ctrlKey || altKey || metaKey) &&
  target instanceof Element &&
  target.matches('[role="gridcell"]');

/** While an event is carried, the sheet makes room for the days it may go to. */
function frameClass(view: ViewName, { kind }: Selection, isCarrying: boolean): string {
  const sheet = kind === 'day' ? 'under-sheet' : '';
  return `shows-${view} ${isCarrying ? 'carrying' : sheet}`;
}

/** Month, agenda or year, what its colours mean, and the selected day. */
export function CalendarView() {
  const { timeZone } = useHost();
  const today = useToday(timeZone);
  const selection = useSelection();
  const view = useView();
  const [cursor, { moveTo, stepBy }] = useMonthCursor(today);
  const frame = useRef<HTMLDivElement>(null);
  const selected = selectedDate(selection);
  const [paper, setPaper] = useState<Paper>('a4');

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
    selectionStore().restore(NOTHING_SELECTED);
    if (entry) entry.focus();
    else focusCalendar();
  }, [focusCalendar]);

  const openMonth = (date: IsoDate) => {
    flushSync(() => {
      moveTo(date);
      viewStore().setView('mes');
    });
    focusCalendar();
  };

  const month = startOfMonth(cursor.date);
  const { sheet, printMonth } = useMonthSheet();
  const print = useCallback(
    (on: Paper) => {
      if (view === 'mes') {
        void printMonth(month, on);
        return;
      }
      flushSync(() => setPaper(on));
      window.print();
    },
    [view, month, printMonth],
  );

  const addOn = (date: IsoDate) => {
    if (selected !== date) selectionStore().restore({ kind: 'day', date });
    editor.open({ kind: 'new', date });
  };

  useOfferedEditor(() => {
    if (!carrying) addOn(selected ?? cursor.date);
  });
  useRequests((request) => {
    if (request === 'selected-day') {
      frame.current?.querySelector<HTMLElement>('.aside [role="region"]')?.focus();
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
      else if (selection.kind === 'event') selectionStore().closeRecommendations();
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
          className={frameClass(view, selection, carrying !== null)}
          onKeyDown={onKeyDown}
        >
          <div className="column">
            <CalendarHeader
              {...{ view, today, month }}
              onMove={moveTo}
              onStep={stepBy}
              onPrint={print}
            />
            <ShownView
              {...{ view, cursor, today, selected, paper }}
              onMove={moveTo}
              onChoose={carrying ? carrying.putDown : selectionStore().toggleDay}
              onOpen={openMonth}
              onUnfiltered={focusCalendar}
            />
            <Legend />
            <FilterChipsSlot onRemoved={focusCalendar} />
            {sheet}
          </div>
          <div className="aside" inert={carrying !== null}>
            <p aria-live="polite" className="unseen">
              {selected && `Día elegido: ${longDate(selected)}.`}
            </p>
            <DayCard selection={selection} onClose={closeDay} onUnfiltered={focusCalendar} />
          </div>
          {movingView}
        </CalendarFrame>
        {editorDialog}
      </MoveProvider>
    </EditorProvider>
  );
}
