import { settled, tested, testsOf, type Section } from '../row.ts';

const app = testsOf('shell/src/app.test.tsx');
const bell = testsOf('mf-notifications/src/bell/bell-view.test.tsx');
const connection = testsOf('shared-contracts/src/live/connection.test.ts');
const dialogs = testsOf('shell/src/dialogs/one-dialog.test.tsx');
const files = testsOf('server/src/page/static-files.test.ts');
const heartbeat = testsOf('server/src/live/heartbeat.test.ts');
const openId = testsOf('server/src/auth/openid/openid.test.ts');
const panel = testsOf('mf-recommendations/src/panel/panel.test.tsx');
const places = testsOf('mf-recommendations/src/planner/places.test.ts');
const predefined = testsOf('mf-recommendations/src/predefined/predefined-for.test.ts');
const queries = testsOf('shared-contracts/src/http/query-client.test.ts');
const renewal = testsOf('server/src/auth/renewal.test.ts');
const sampleMonth = testsOf('server/src/events/sample-month.test.ts');
const session = testsOf('shell/src/account/session.test.tsx');
const spanish = testsOf('shared-contracts/src/dates/spanish.test.ts');
const specification = testsOf('mf-recommendations/src/specifications/specification-of.test.ts');
const toasts = testsOf('shared-contracts/src/toasts/toast-store.test.ts');
const upcoming = testsOf('mf-notifications/src/upcoming/upcoming.test.ts');

const TICKS = testsOf('shell/src/account/session-ticks.test.tsx')(
  'is looked at again after 30 seconds, and not before',
);
const DELAYS = queries('is retried after 1, 2 and 4 seconds, never later than 30');

export const CONSTANTS: Section = {
  title: '9. Business constants and limits',
  rows: [
    tested(
      300,
      'Upcoming is 0 to 7 days',
      bell('asks for today and the seven days after it'),
      upcoming('are those 0 to 7 days from today, also across a year end'),
    ),
    tested(
      301,
      'Three recommendations an event, one a budget',
      places('there is one idea a tier, whatever comes'),
      panel('an answer of two tiers has the predefined idea in the third'),
    ),
    tested(
      302,
      'Twelve fixed specifications',
      predefined('the ids of section 3'),
      specification('id %s has content that fits'),
    ),
    tested(
      303,
      'The sample is of September 2025; locale es-ES',
      sampleMonth('September 2025 has the six events of section 3, as decisions settle them'),
      spanish('say %s as browsers do'),
    ),
    tested(
      304,
      'A query is tried again three times',
      queries('is retried three times'),
      queries('asks four times in all, at the specified times, then gives up'),
    ),
    tested(
      305,
      'Whatever the failure that may pass, 408 and 429 too; not a request that was refused',
      queries('with status %i is retried: %p'),
    ),
    tested(306, 'After 1000 ms × 2^attempt', DELAYS),
    tested(307, 'At most 30000 ms', DELAYS),
    tested(
      308,
      'Unused cache entries are kept five minutes',
      queries('drops what nobody uses after five minutes'),
    ),
    tested(
      309,
      'Notices: one at a time in one system',
      dialogs('one dialog is open at a time: what is asked for takes the place of what is there'),
    ),
    tested(
      310,
      'At most three in the other',
      toasts('are three at most: the oldest gives way'),
      app('at most three toasts show, each for four seconds'),
    ),
    tested(
      311,
      'Which close after 4000 ms',
      app('at most three toasts show, each for four seconds'),
    ),
    tested(312, 'The session is looked at every 30 s', TICKS),
    tested(
      313,
      'Refreshed within three ticks of its end',
      renewal('is renewed by the look of any of its last three ticks'),
    ),
    tested(
      314,
      'Tried again after 200 ms, doubling',
      session('a failed look is repeated after 200 ms, doubling'),
    ),
    tested(
      315,
      'A key set is kept ten minutes',
      openId('the provider’s keys are read again after ten minutes, and not before'),
    ),
    tested(
      316,
      'Live updates: given up after 10 s',
      connection('a server that says nothing for ten seconds is given up'),
    ),
    tested(
      317,
      'A heartbeat every 25 s',
      heartbeat('whoever listens hears from the server every 25 seconds'),
      connection('a heartbeat keeps it; without one it is given up ten seconds later'),
    ),
    tested(
      318,
      'Tried again after 1, 2, 5 and 10 s',
      connection(
        'is tried again after 1, 2, 5 and 10 seconds, and from the start once something was heard',
      ),
    ),
    settled(
      319,
      'A listing of files has at most 100, by name',
      'The constants hold where the product has such a thing: it lists no files.',
    ),
    tested(
      320,
      'Files are kept 3600 s',
      files('the programmers’ day picture is served to be kept for an hour'),
    ),
  ],
};
