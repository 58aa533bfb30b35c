import { isoDate, type IsoDate } from '@almanaque/shared-contracts/schemas';

const DAY_SECONDS = 86_400;

/** The date it is in the company's zone, and the seconds until the next one begins. */
export function companyDay(timeZone: string, now: number): { today: IsoDate; secondsLeft: number } {
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
    secondsLeft: DAY_SECONDS - (hours * 3600 + minutes * 60 + seconds),
  };
}
