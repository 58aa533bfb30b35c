import { readFilter, type CalendarFilter } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { readCompany } from '../settings/company.ts';
import type { Actor } from '../audit/record-audit.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { CLIENT_ERRORS } from '../http/client-errors.ts';
import { clientKey } from '../http/client-key.ts';
import { ApiError } from '../http/error.ts';
import { vcalendar } from '../ical/vcalendar.ts';
import { companyDay } from '../time/company-day.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { refuseMany } from '../http/refuse-many.ts';
import { feedEntries } from './feed-entries.ts';
import { subscriptions } from './subscriptions.ts';

export interface FeedRoutesOptions {
  readonly database: Database;
  readonly config: Pick<Config, 'timeZone' | 'companyName' | 'city' | 'readingNeedsSignIn'>;
}

/** Calendars look every few hours; this is for whoever is setting one up. */
const READS_PER_MINUTE = 12;
const PUBLIC_READS_PER_MINUTE = 30;
const MISSES_PER_MINUTE = 20;

/** The same for an address that never was and one that was revoked. */
const nothingThere = (): ApiError =>
  new ApiError(404, 'not_found', CLIENT_ERRORS[404]?.message ?? '');

interface Feed {
  readonly name: string;
  readonly filter: CalendarFilter;
  readonly people: boolean;
  readonly owner?: Actor;
}

/** Calendars at an address, for programs that have no session (RFC 5545). */
export const feedRoutes: FastifyPluginCallback<FeedRoutesOptions> = (
  app,
  { database, config },
  done,
) => {
  const kept = subscriptions({ database, library: app.accounts });
  const reads = createRateLimit(READS_PER_MINUTE);
  const publicReads = createRateLimit(PUBLIC_READS_PER_MINUTE);
  const misses = createRateLimit(MISSES_PER_MINUTE);

  const send = async (reply: FastifyReply, { name, ...feed }: Feed) => {
    const { today } = companyDay(config.timeZone, Date.now());
    const entries = await feedEntries(database, { ...feed, today });
    return reply
      .header('cache-control', 'private, no-cache')
      .header('content-disposition', 'inline; filename="almanaque.ics"')
      .type('text/calendar; charset=utf-8')
      .send(await vcalendar(name, entries));
  };
  const options = {
    // The address is the key.
    config: { withoutSession: true },
    schema: {
      tags: ['Suscripciones'],
      summary: 'Un calendario para suscribirse (RFC 5545)',
    },
  };
  app.get(
    '/feeds/:token/almanaque.ics',
    options,
    async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
      const found = await kept.open(request.params.token);
      if (found === null) {
        refuseMany(misses, clientKey(request), reply);
        throw nothingThere();
      }
      refuseMany(reads, found.id, reply);
      return send(reply, { ...found, people: true });
    },
  );
  // What anybody may read is for anybody, but a calendar goes places: nobody's dates are in this one.
  if (!config.readingNeedsSignIn) {
    app.get('/feeds/publico/almanaque.ics', options, async (request, reply) => {
      refuseMany(publicReads, clientKey(request), reply);
      const [, query = ''] = request.url.split('?', 2);
      const filter = readFilter(new URLSearchParams(query));
      const { name } = await readCompany(database, config);
      return send(reply, { name: `Almanaque · ${name}`, filter, people: false });
    });
  }
  done();
};
