import fp from 'fastify-plugin';
import type { Database } from '../db/database.ts';

import { besideRequests } from '../http/beside-requests.ts';
import { forgetOld } from './forget-old.ts';

interface RetentionOptions {
  readonly database: Database;
  /** Null: for ever. */
  readonly keptDays: number | null;
  readonly now?: () => Date;
}

const DAY_MS = 86_400_000;

/** Looks for entries that are too old at the start, and each day from then on. */
export const auditRetention = fp<RetentionOptions>(
  (app, { database, keptDays, now = () => new Date() }, done) => {
    const forget = besideRequests(
      app,
      () => forgetOld(database, keptDays, now()),
      'old audit entries were not removed',
    );
    const again = setInterval(forget, DAY_MS).unref();
    app.addHook('onReady', forget);
    app.addHook('onClose', () => clearInterval(again));
    done();
  },
);
