import { tested, testsOf, type Section } from '../row.ts';

const calendar = testsOf('server/src/calendar/calendar.test.ts');
const predefined = testsOf('mf-recommendations/src/predefined/predefined-for.test.ts');
const sheet = testsOf('mf-recommendations/src/specifications/sheet.test.tsx');
const audience = testsOf('shell/src/home/audience.test.tsx');

export const TITLE: Section = {
  title: 'Title',
  rows: [
    tested(
      1,
      'A company calendar of holidays, birthdays, work anniversaries and own events',
      calendar('the sample month highlights its seven days, the 12th without an event'),
    ),
    tested(
      2,
      'Activities are suggested for each date at three budget levels',
      predefined('$tone, $type: three tiers in order, each fit to show'),
    ),
    tested(
      3,
      'Each suggestion has its implementation specifications',
      predefined('$tone, $type: three tiers in order, each fit to show'),
      sheet('has its sections in the specified order, the badges, and the way out at the bottom'),
    ),
    tested(
      4,
      'The interface is in Spanish',
      audience('the document is in Spanish of Argentina, and introduces itself by the tagline'),
    ),
  ],
};
