import { createHash } from 'node:crypto';
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

/** How often it was changed where it was written (RFC 5545, section 3.8.7.4). */
export const sequenceOf = ({ component }: FileEvent): number =>
  Number(component.getFirstPropertyValue('sequence') ?? 0) || 0;

export const isCancelled = ({ component }: FileEvent): boolean =>
  String(component.getFirstPropertyValue('status')).toUpperCase() === 'CANCELLED';
