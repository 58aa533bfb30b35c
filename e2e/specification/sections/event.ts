import { settled, tested, testsOf, type Section } from '../row.ts';

const calendar = testsOf('server/src/calendar/calendar.test.ts');
const people = testsOf('server/src/people/dates/dates.test.ts');
const sample = testsOf('server/src/events/sample.test.ts');
const types = testsOf('shared-contracts/src/calendar/event-types.test.ts');

const FIELD = types('one without %s is none');
const WHOLE = people('a birthday is told by the preferred name, with a stable id and the team');
const SAMPLE_MONTH = testsOf('server/src/events/sample-month.test.ts')(
  'September 2025 has the six events of section 3, as decisions settle them',
);
const ONE_SOURCE = calendar('a company event takes the place of the observance it stands for');

export const EVENT: Section = {
  title: '3. Calendar event',
  rows: [
    settled(
      149,
      'Hard-coded, not fetched',
      'The server is the one source of events; the sample month is loaded on the first start.',
      sample('is loaded once, however often the server starts'),
    ),
    tested(150, 'Field id', FIELD, WHOLE),
    tested(151, 'Field date', FIELD, WHOLE),
    tested(152, 'Field title', FIELD, WHOLE),
    tested(153, 'Field description', FIELD, WHOLE),
    tested(
      154,
      'Field type: festivo, cumpleanos, aniversario, personalizado',
      FIELD,
      types('an event is of one of the four types of section 3'),
    ),
    settled(
      155,
      'The header has a sample list of its own, with spring day on the 20th',
      'One source of events, the server; spring day is the 21st.',
      ONE_SOURCE,
      SAMPLE_MONTH,
    ),
    tested(156, "Sample: programmers' day on 13 September 2025", SAMPLE_MONTH),
    tested(157, 'Sample: a birthday on the 20th', SAMPLE_MONTH),
    tested(158, 'Sample: spring day on the 21st', SAMPLE_MONTH),
    settled(
      159,
      'Sample: a 5-year anniversary on the 25th, typed festivo',
      'Its type is aniversario.',
      SAMPLE_MONTH,
    ),
    tested(160, 'Sample: environmental awareness day on the 27th', SAMPLE_MONTH, ONE_SOURCE),
    tested(161, 'Sample: a quarterly review on the 30th, personalizado', SAMPLE_MONTH),
    tested(
      162,
      'One action removes the sample set',
      sample('is removed for good, and what people entered stays'),
      sample('only an administrator removes it through the API, and the log says who'),
    ),
  ],
};
