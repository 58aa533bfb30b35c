import type { IsoDate } from '@almanaque/shared-contracts/schemas';

/** What one VEVENT says: whole days, whatever the zone of who reads it. */
export interface Entry {
  /** Stable: the same event has the same one in every answer. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  /** Those that only some have (RFC 5545, section 3.8), in small letters. */
  readonly properties: readonly (readonly [name: string, value: string])[];
  readonly category: string;
  readonly from: IsoDate;
  /** The last day, included. */
  readonly to: IsoDate;
  /** Recurrence rule of dates alone (RFC 5545, section 3.3.10), of which `from` is the first. */
  readonly rrule: string | null;
  /** Dates of the rule on which it does not occur. */
  readonly excluded: readonly IsoDate[];
  /** How often it was changed. */
  readonly sequence: number;
  /** ISO 8601 instant of its last revision. */
  readonly stamp: string;
}

/**
 * The instant of what nobody wrote, such as a holiday worked out by rule. Always the same: an answer
 * that says the same is the same, to the octet, and keeps its entity tag.
 */
export const NO_INSTANT = '2026-01-01T00:00:00.000Z';
