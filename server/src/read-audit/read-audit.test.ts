import { expect, test } from '@jest/globals';
import { queryPlans } from '../testing/query-plans.ts';
import { readAudit } from './read-audit.ts';
import { NOBODY } from '../audit/record-audit.ts';

const AFTER = { at: '2026-11-21T15:00:00.000Z', id: 'a1' };

/** How SQLite goes about a page of what fits `filter`. */
const plansOf = async (filter: object, position: typeof AFTER | null) => {
  const plans = await queryPlans((db) => readAudit(db, NOBODY, filter, position, 50));
  return plans.filter((plan) => /audit_log|ORDER BY/.test(plan));
};

test.each([
  ['everything', {}, 'audit_log_by_time', ''],
  ['one kind of thing', { entity: 'event' }, 'audit_log_by_kind', 'entity=? AND '],
  [
    'what one person did',
    { actor: 'ana@empresa.com.ar' },
    'audit_log_by_actor',
    'actor_email=? AND ',
  ],
])(
  'a page of %s begins at its place in an index, and nothing is sorted',
  async (_what, filter, index, first) => {
    expect(await plansOf(filter, null)).toEqual([expect.stringContaining(`INDEX ${index}`)]);
    expect(await plansOf(filter, AFTER)).toEqual([
      `SEARCH audit_log USING INDEX ${index} (${first}(at,id)<(?,?))`,
    ]);
  },
);
