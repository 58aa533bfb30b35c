import { weekdayDayAndMonth, type IsoDate } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';

export interface OtherDayNoticeProps {
  /** What the text names. */
  readonly named: IsoDate;
  /** When it is celebrated. */
  readonly day: IsoDate;
  readonly onMend: () => void;
}

/** The text is a person's: it is changed only when they say so. */
export const OtherDayNotice = ({ named, day, onMend }: OtherDayNoticeProps) => (
  <p className="other-day" role="status">
    El mensaje dice {weekdayDayAndMonth(named)}, y la actividad es el {weekdayDayAndMonth(day)}.{' '}
    <Button size="small" onClick={onMend}>
      Poner el {weekdayDayAndMonth(day)}
    </Button>
  </p>
);
