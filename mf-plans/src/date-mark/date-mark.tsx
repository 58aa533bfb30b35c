import type { PlanDate } from '@almanaque/api';
import { EVENT_TYPE_LABELS } from '@almanaque/shared-contracts';
import { EventTypeMark, styled, token } from '@almanaque/ui';

/** As the calendar's legend shows it: a holiday has the ground of its day, and no observance's mark. */
const Holiday = styled('span')({
  flex: 'none',
  boxSizing: 'border-box',
  width: 10,
  height: 10,
  border: `1px solid ${token.holidayMain}`,
  borderRadius: 3,
  background: token.holidaySoft,
  printColorAdjust: 'exact',
});

/** What kind of date a plan is for, to whoever sees it. */
export const DateMark = ({ on }: { readonly on: Pick<PlanDate, 'type' | 'isHoliday'> }) =>
  on.isHoliday ? <Holiday aria-hidden="true" /> : <EventTypeMark type={on.type} />;

/** The same in words. */
export const dateKind = ({ type, isHoliday }: Pick<PlanDate, 'type' | 'isHoliday'>): string =>
  isHoliday ? 'Feriado' : EVENT_TYPE_LABELS[type];
