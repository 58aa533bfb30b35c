import { turn } from '../threads/give-way.ts';
import { atMost } from '../threads/at-most.ts';

/** Each sends several statements: of more, the last would wait for a connection until it gives up. */
const AT_ONCE = 4;

/** What a month's page shows, and the months beside it. */
const SHORT_DAYS = 124;

const short = atMost(AT_ONCE);
const long = atMost(1);

/** Works `days` of the calendar out when it is their turn. Years wait for years, and no month for them. */
export const inTurn = <Result>(days: number, work: () => Promise<Result>): Promise<Result> =>
  days <= SHORT_DAYS ? short(work) : long(() => turn().then(work));
