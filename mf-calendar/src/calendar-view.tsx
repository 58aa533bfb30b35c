import {
  selectedDate,
  selectionStore,
  startOfMonth,
  useHost,
  useSelection,
  useToday,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { FailureNotice } from '@almanaque/ui';
import { useRef, type KeyboardEvent } from 'react';
import { CalendarFrame } from './calendar-frame.ts';
import { useMonthCursor } from './cursor/use-month-cursor.ts';
import { DayCard } from './day-card/day-card.tsx';
import { EditorProvider } from './editor/editor-context.ts';
import { useEditor } from './editor/use-editor.tsx';
import { Legend } from './legend/legend.tsx';
import { MonthGrid } from './month/month-grid.tsx';
import { MonthHeader } from './month/month-header.tsx';
import { useMonth } from './month/use-month.ts';

/** N on a day of the month, with nothing held down: an event is wanted there. */
const asksForNew = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'n' &&
  !(ctrlKey || altKey || metaKey) &&
  target instanceof Element &&
  target.matches('[role="gridcell"]');

/** The month, what its colours mean, and the selected day. */
export function CalendarView() {
  const { apiBase, timeZone } = useHost();
  const today = useToday(timeZone);
  const selection = useSelection();
  const [cursor, moveTo] = useMonthCursor(today);
  const month = useMonth(apiBase, startOfMonth(cursor.date));
  const frame = useRef<HTMLDivElement>(null);
  const selected = selectedDate(selection);

  const focusMonth = () =>
    frame.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  const [editor, editorDialog] = useEditor(focusMonth);

  /** Deselects, and leaves the focus in the month rather than on what is gone. */
  const closeDay = () => {
    if (selected) selectionStore().toggleDay(selected);
    focusMonth();
  };

  const addOn = (date: IsoDate) => {
    if (selected !== date) selectionStore().restore({ kind: 'day', date });
    editor.open({ kind: 'new', date });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && selected) closeDay();
    if (asksForNew(event)) {
      event.preventDefault();
      addOn(cursor.date);
    }
  };

  return (
    <EditorProvider value={editor}>
      <CalendarFrame
        ref={frame}
        className={selection.kind === 'day' ? 'under-sheet' : undefined}
        onKeyDown={onKeyDown}
      >
        <div>
          <MonthHeader date={cursor.date} today={today} onMove={moveTo} />
          {month.status === 'failed' && (
            <div className="failure">
              <FailureNotice
                message="No pudimos traer los eventos de este mes."
                onRetry={month.retry}
              />
            </div>
          )}
          <MonthGrid
            cursor={cursor}
            month={month}
            today={today}
            selected={selected}
            onMove={moveTo}
          />
          <Legend />
        </div>
        <div className="aside">
          <DayCard selection={selection} onClose={closeDay} />
        </div>
      </CalendarFrame>
      {editorDialog}
    </EditorProvider>
  );
}
