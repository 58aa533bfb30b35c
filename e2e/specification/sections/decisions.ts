import { tested, testsOf, type Section } from '../row.ts';

const address = testsOf('e2e/journeys/address.test.ts');
const cellName = testsOf('mf-calendar/src/month/cell-name.test.ts');
const card = testsOf('mf-calendar/src/day-card/day-card.test.tsx');
const celebration = testsOf('server/src/people/celebration.test.ts');
const chosen = testsOf('e2e/journeys/collaborator.test.ts');
const dates = testsOf('server/src/people/dates/dates.test.ts');
const findsById = testsOf('server/src/calendar/calendar.test.ts');
const holidays = testsOf('server/src/holidays/holidays.test.ts');
const labels = testsOf('shared-contracts/src/calendar/event-labels.test.ts');
const live = testsOf('e2e/live/live.test.ts');
const liveServer = testsOf('server/src/live/live.test.ts');
const observances = testsOf('server/src/observances/observances.test.ts');
const predefined = testsOf('mf-recommendations/src/predefined/predefined-for.test.ts');
const thisWeek = testsOf('e2e/journeys/this-week.test.ts');
const useAddress = testsOf('shell/src/address/use-address.test.tsx');

export const DECISIONS: Section = {
  title: 'What decisions add',
  rows: [
    tested(
      346,
      'A birthday of 29 February is kept on the 28th, or on 1 March as the person likes, and says so',
      dates('29 February between %s and %s'),
      dates('the 28th says why, and the 29th need not'),
    ),
    tested(
      347,
      "Anniversaries: '1 año', 'n años', none in the year of hire",
      dates('the anniversary of %s'),
    ),
    tested(
      348,
      'None of people who left',
      dates('who left has their last day’s dates and none after it'),
    ),
    tested(
      349,
      "A moved holiday says 'trasladado del 20 de noviembre'",
      labels('a moved holiday says from where'),
      thisWeek('the bell tells what really falls this week, and counts it'),
    ),
    tested(
      350,
      "Beyond the table a date is 'provisorio'",
      holidays('beyond the table every date is provisional, and says so'),
      card('a date worked out by rule is marked provisional'),
    ),
    tested(
      351,
      'A bridge day no laborable is not called a holiday',
      holidays('a bridge that is not a holiday is labelled so'),
      labels('a non-working day is never called a holiday'),
      cellName('does not call a day no laborable a holiday'),
    ),
    tested(
      352,
      '24 March, 2 April, 8 March and 25 November are remembered, 27 September is sober',
      holidays('%s is %s'),
      observances('dates that are remembered are not festive'),
      predefined('a %s date is never celebrated'),
    ),
    tested(
      353,
      'A view can be shared by its address, and the back button works',
      useAddress('address, title and selection tell the same, back and forward included'),
      address('a shared event opens with its recommendations'),
      address('the address follows the selection, and back undoes it'),
    ),
    tested(
      354,
      'Also one that names the event alone',
      useAddress('an address with an event alone finds its day'),
      useAddress('an address with an event alone that %s says so, and is dropped'),
      findsById('%s is found by its id alone'),
    ),
    tested(
      355,
      'A date out of range is told as what it is',
      useAddress('an address with the date %s says what is wrong with it, and is dropped'),
    ),
    tested(
      356,
      'What one writes, every open page shows',
      liveServer('a write reaches who listens, and says no more than where to look'),
      live('what one writes, every open page shows, also a portal with the calendar alone'),
    ),
    tested(
      357,
      'In public, in private or not at all, as the person says: everything obeys',
      celebration('is not at %s, where others are'),
      celebration('is in the calendar, which says so in words and to whatever would announce it'),
      chosen('somebody says how they like to be celebrated, and the month obeys'),
    ),
  ],
};
