import {
  dayOfMonth,
  longDate,
  type CalendarDay,
  type CalendarFilter,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { Icon, IconButton, styled, token, TOUCH, visuallyHidden } from '@almanaque/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { BriefEntries } from './brief-entries.tsx';

// The head and the foot stay, and what is between them scrolls.
const Frame = styled('div')({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  color: token.ink,
  font: `400 1rem/1.3 ${token.sans}`,
  '& .unseen': visuallyHidden,
  '& .crowd-top': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '4rem',
    boxSizing: 'border-box',
    padding: '0 8px 0 20px',
    borderBottom: `1px solid ${token.hairline}`,
  },
  '& .head': { margin: 0, font: `600 1.375rem/1.2 ${token.serif}` },
  '& .total': { color: token.inkSoft, font: `400 1rem/1.2 ${token.sans}` },
  '& .crowd-top .close': { position: 'static' },
  '& .entries': {
    flex: '1 1 auto',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '8px 12px',
  },
  '& .foot': { padding: '6px 8px', borderTop: `1px solid ${token.hairline}` },
  [TOUCH]: {
    '& .foot .MuiButton-root': { minHeight: 44 },
    '& .close': { width: 44, height: 44 },
  },
});

/** 'jueves 26 · 16 fechas'; who does not see the month beside it hears the whole date. */
function DayHead({ date, total }: { date: IsoDate; total: number }) {
  const [weekday, , ...rest] = longDate(date).split(' ');
  return (
    <h3 className="head">
      {weekday} {dayOfMonth(date)}
      <span className="unseen"> {rest.join(' ')}</span>
      <span className="total"> · {total} fechas</span>
    </h3>
  );
}

interface CrowdedDayProps {
  readonly day: CalendarDay;
  readonly filter: CalendarFilter;
  /** What the button that closes it is called. */
  readonly closing: string;
  readonly onClose: () => void;
  /** Something was chosen that leads away from the day. */
  readonly onLeave?: () => void;
  /** What can be done with the day as a whole. */
  readonly foot: ReactNode;
}

/** A day of more dates than can each be told at length. */
export function CrowdedDay({ day, closing, onClose, foot, ...rest }: CrowdedDayProps) {
  const entries = useRef<HTMLDivElement>(null);
  // Another day is written over this one, and begins at its beginning.
  useLayoutEffect(() => {
    if (entries.current) entries.current.scrollTop = 0;
  }, [day.date]);
  return (
    <Frame>
      <div className="crowd-top">
        <DayHead date={day.date} total={day.total} />
        <IconButton className="close" aria-label={closing} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div ref={entries} className="entries">
        <BriefEntries day={day} {...rest} />
      </div>
      <div className="foot">{foot}</div>
    </Frame>
  );
}
