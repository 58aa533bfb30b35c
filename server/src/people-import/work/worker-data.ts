import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Actor } from '../../audit/record-audit.ts';
import type { Config } from '../../config/config.ts';
import type { ImportJob } from './job.ts';

/** All that a step needs, as plain data: it crosses to a thread of its own. */
export interface WorkerData {
  readonly location: Pick<Config, 'databaseUrl' | 'dataDir'>;
  readonly importId: string;
  /** Held for as long as the step lasts. */
  readonly lease: string;
  readonly today: IsoDate;
  readonly actor: Actor;
  readonly job: ImportJob;
}
