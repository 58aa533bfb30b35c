import type { CalendarEvent } from '@almanaque/shared-contracts';

/** Whose date it is, and of an anniversary after how long: '5 años'. */
export interface PersonDate {
  readonly name: string;
  readonly years: string | null;
}

const BIRTHDAY = /^Cumpleaños de (.+)$/;
const ANNIVERSARY = /^Aniversario de (\d+ años?) de (.+)$/;

/** Whose birthday or anniversary an event is; null where its title names nobody. */
export function personDate({
  type,
  title,
}: Pick<CalendarEvent, 'type' | 'title'>): PersonDate | null {
  if (type === 'cumpleanos') {
    const [, name] = BIRTHDAY.exec(title) ?? [];
    return name === undefined ? null : { name, years: null };
  }
  if (type !== 'aniversario') return null;
  const [, years, name] = ANNIVERSARY.exec(title) ?? [];
  return years === undefined || name === undefined ? null : { name, years };
}
