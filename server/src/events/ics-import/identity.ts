import { createHash } from 'node:crypto';
import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import type { FileEvent } from './parse-file.ts';

export const hash = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex');

/** The UID; of an event without one, what it says. */
export function uidOf({ component }: FileEvent): string {
  const uid: unknown = component.getFirstPropertyValue('uid');
  if (typeof uid === 'string' && uid.trim() !== '') return uid.trim();
  return hash(
    ...['summary', 'dtstart'].map((name) => String(component.getFirstPropertyValue(name))),
  );
}

/** Which event one of a file is. */
export interface Identity {
  /** Tells the same event in the next file. */
  readonly key: string;
  /** The series of which it is one occurrence, that was changed or cancelled by itself. */
  readonly replaces: { readonly seriesKey: string; readonly date: IsoDate } | null;
}

/** @param date Of one occurrence of a series, its date there; else null. */
export const identityOf = (uid: string, date: IsoDate | null): Identity =>
  date === null
    ? { key: hash(uid), replaces: null }
    : { key: hash(uid, date), replaces: { seriesKey: hash(uid), date } };

/** How often it was changed where it was written (RFC 5545, section 3.8.7.4). */
export const sequenceOf = ({ component }: FileEvent): number =>
  Number(component.getFirstPropertyValue('sequence') ?? 0) || 0;

export const isCancelled = ({ component }: FileEvent): boolean =>
  String(component.getFirstPropertyValue('status')).toUpperCase() === 'CANCELLED';
