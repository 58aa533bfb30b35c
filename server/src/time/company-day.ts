import { isoDate, type IsoDate } from '@almanaque/shared-contracts/schemas';

const DAY_SECONDS = 86_400;

interface CompanyDay {
  readonly today: IsoDate;
  /** '14:30:05' */
  readonly time: string;
  /** Until the next day begins. */
  readonly secondsLeft: number;
}

/** The date it is in the company's zone, and how far it is. */
export function companyDay(timeZone: string, now: number): CompanyDay {
  // Swedish writes dates as ISO 8601 does.
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
    .format(now)
    .split(' ');
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return {
    today: isoDate(date),
    time,
    secondsLeft: DAY_SECONDS - (hours * 3600 + minutes * 60 + seconds),
  };
}
