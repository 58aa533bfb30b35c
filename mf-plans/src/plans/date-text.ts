import { dateOfShort, longDate } from '@almanaque/shared-contracts';

/** A date in an entry of a form as a person reads it; what is none as it is. */
export function dateText(value: string): string {
  const date = dateOfShort(value);
  return date === null ? value : longDate(date);
}
