import { NO_AI } from '../../support/home.ts';
import type { Fault } from './fault.ts';
import { test } from './site.ts';
import { visitWith } from './visit.ts';

/** The browser itself writes it of each answer that is none; nobody can keep it from that. */
const FAILED_REQUEST = /Failed to load resource|net::ERR_/;

const CALENDAR = 'mf-calendar';
const BELL = 'mf-notifications';
const RECOMMENDATIONS = 'mf-recommendations';

/**
 * Each remote has `fault` once beside whole neighbours, and once with none of them up: its slot says
 * so, the rest works, and healed it comes back, by itself and when asked.
 */
export function testFault(fault: Fault): void {
  test.describe(fault.title, () => {
    test.use({ hashes: fault.withIntegrity === true ? 'all' : 'none' });
    test.beforeEach(async ({ onDate, problems }) => {
      test.slow();
      problems.allow(FAILED_REQUEST);
      problems.allow(NO_AI);
      if (fault.browserSays) problems.expect(fault.browserSays);
      await onDate('2025-09-13T09:00-03:00');
    });

    test('the calendar, then the recommendations', async ({ page, site }, info) => {
      const visit = visitWith(fault, page, site, info);
      await visit.open(CALENDAR, RECOMMENDATIONS);
      await visit.isTold(CALENDAR);
      await visit.stories[CALENDAR].othersWork();
      await visit.comesBackByItself(CALENDAR);
      await visit.stories[RECOMMENDATIONS].reach();
      await visit.isTold(RECOMMENDATIONS);
      await visit.stories[RECOMMENDATIONS].othersWork();
      await visit.comesBackByItself(RECOMMENDATIONS);
      await visit.stories[RECOMMENDATIONS].takesPart();
      await visit.stories[CALENDAR].takesPart();
    });

    test('the bell, then all of them', async ({ page, site }, info) => {
      const visit = visitWith(fault, page, site, info);
      await visit.open(BELL);
      await visit.isTold(BELL);
      await visit.stories[BELL].othersWork();
      await visit.comesBackByItself(BELL);
      await visit.stories[BELL].takesPart();

      await visit.open(CALENDAR, BELL, RECOMMENDATIONS);
      await visit.isTold(CALENDAR);
      await visit.isTold(BELL);
      await visit.comesBackOnRequest(CALENDAR);
      await visit.stories[RECOMMENDATIONS].reach();
      await visit.isTold(RECOMMENDATIONS);
      await visit.comesBackOnRequest(RECOMMENDATIONS);
      await visit.comesBackOnRequest(BELL);
    });
  });
}
