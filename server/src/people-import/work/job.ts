import type { ImportField } from '@almanaque/api';
import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Actor } from '../../audit/record-audit.ts';
import type { PeopleAudit } from '../../people/audit.ts';

/** A step of an import that takes time. All of it is plain data: it crosses to another thread. */
export type ImportJob =
  | {
      readonly kind: 'read';
      readonly bytes: Uint8Array;
      /** By name; null: the one that holds people. */
      readonly sheet: string | null;
    }
  | {
      readonly kind: 'review';
      readonly fields: readonly (ImportField | null)[];
      readonly clearBlanks: boolean;
    }
  | {
      readonly kind: 'apply';
      readonly missingLeftOn: IsoDate | null;
      /** The ids of the doubled events to be removed along with it. */
      readonly removeEvents: readonly string[];
    }
  | { readonly kind: 'undo' };

export interface ImportProgress {
  readonly step: 'reading' | 'reviewing' | 'applying' | 'undoing';
  readonly done: number;
  /** Null while it is not known. */
  readonly total: number | null;
}

/** What every step works with. */
export interface JobContext {
  readonly db: Kysely<Tables>;
  readonly importId: string;
  readonly lease: string;
  /** The company's, on the day the step was asked for. */
  readonly today: IsoDate;
  readonly now: Date;
  /** Who asked for it. */
  readonly actor: Actor;
  /** Takes note of a write, in its transaction, in the name of `actor`. */
  readonly audit: PeopleAudit;
  readonly report: (progress: ImportProgress) => void;
}
