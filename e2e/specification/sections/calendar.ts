import { settled, tested, testsOf, type Section } from '../row.ts';

const calendarHeader = testsOf('mf-calendar/src/header/calendar-header.test.tsx');
const card = testsOf('mf-calendar/src/day-card/day-card.test.tsx');
const data = testsOf('mf-calendar/src/month/month-data.test.tsx');
const dayLook = testsOf('mf-calendar/src/month/day-look.test.ts');
const editor = testsOf('e2e/journeys/editor.test.ts');
const grid = testsOf('mf-calendar/src/month/month-grid.test.tsx');
const icon = testsOf('mf-calendar/src/day-card/event-icon.test.tsx');
const labels = testsOf('shared-contracts/src/calendar/event-labels.test.ts');
const legend = testsOf('mf-calendar/src/legend/legend.test.tsx');
const looks = testsOf('e2e/journeys/looks.test.ts');
const monthGrid = testsOf('shared-contracts/src/calendar/month-grid.test.ts');
const journey = testsOf('e2e/journeys/recommendations.test.ts');
const observances = testsOf('server/src/observances/observances.test.ts');
const recommendations = testsOf('mf-recommendations/src/remote.test.tsx');
const sampleMonth = testsOf('server/src/calendar/calendar.test.ts');
const sampleJourney = testsOf('e2e/journeys/sample-month.test.ts');
const selection = testsOf('shared-contracts/src/selection/selection-store.test.ts');
const spanish = testsOf('shared-contracts/src/dates/spanish.test.ts');
const whoMay = testsOf('mf-calendar/src/editor/who-may.test.tsx');

const TURNED = calendarHeader('on %s, %s shows %s');
const CLICKED = grid('a click selects it, another one deselects it');
const OPENED = data('an event opened elsewhere is jumped to and selected');
const LEGEND = legend('the legend names the four types, all of them shown');
const WORDS = labels('the legend has the specification’s words');
const COLOURS = looks('the seven days have the colours that the legend gives their types');
const HIGHLIGHTS = sampleMonth(
  'the sample month highlights its seven days, the 12th without an event',
);
const EVENT = card('an event shows its date, title, kind, norm and description');
const EMPTY = card('an empty day says so, and what adding an event takes');

export const CALENDAR: Section = {
  title: '2. Calendar',
  rows: [
    tested(
      66,
      'Its title is month and year in Spanish',
      TURNED,
      spanish('have the forms people write'),
    ),
    tested(
      67,
      'Weekdays from Dom to Sáb',
      grid('the grid has weeks of seven named days, Sunday first'),
      monthGrid('has six whole weeks from a Sunday, without a gap, in every month of 40 years'),
    ),
    settled(
      68,
      'Locale es-ES',
      'The week begins on Sunday, which es-ES does not; dates are written as its long ones, without the comma.',
      spanish('say %s as browsers do'),
      spanish('begin the week on Sunday, as the specification heads its columns'),
    ),
    tested(69, 'A button for the month before', TURNED),
    tested(70, 'A button for the next month', TURNED),
    tested(71, 'A short fade', looks('a month fades in, shortly')),
    tested(72, 'A click selects a day', CLICKED),
    tested(73, 'A click on the selected day deselects it', CLICKED),
    tested(
      74,
      'A click on a day closes the recommendations',
      selection('clicking another day closes the recommendations and selects that day'),
      selection('clicking its own day closes the recommendations and deselects'),
      journey('clicking a day closes them'),
    ),
    tested(75, 'An event selected elsewhere: the calendar jumps to its date', OPENED),
    tested(76, 'It selects it', OPENED),
    tested(
      77,
      'It opens the recommendations',
      selection('selects its date and opens its recommendations'),
      recommendations('mounted in a host, it proposes for the event that another part opens'),
    ),
    tested(
      78,
      'Today is highlighted',
      grid('the grid is one tab stop: today'),
      looks('today stands out by its filled number, the selected day by a ring'),
    ),
    tested(79, 'Legend: Efemérides', LEGEND, WORDS),
    tested(80, 'Legend: Cumpleaños', LEGEND, WORDS),
    tested(81, 'Legend: Aniversario', LEGEND, WORDS),
    tested(82, 'Legend: Evento empresarial', LEGEND, WORDS),
    settled(
      83,
      'Colours are tied to day numbers',
      'Colour follows the type of the event, as the legend says.',
      dayLook('nothing but a holiday tints a cell'),
      COLOURS,
    ),
    tested(
      84,
      '12 September 2025 is highlighted',
      HIGHLIGHTS,
      grid('a highlight without an event has the mark of its type'),
      COLOURS,
    ),
    tested(85, '13 September 2025 is highlighted', HIGHLIGHTS, COLOURS),
    tested(86, '20 September 2025 is highlighted', HIGHLIGHTS, COLOURS),
    tested(87, '21 September 2025 is highlighted', HIGHLIGHTS, COLOURS),
    tested(88, '25 September 2025 is highlighted', HIGHLIGHTS, COLOURS),
    tested(89, '27 September 2025 is highlighted', HIGHLIGHTS, COLOURS),
    tested(90, '30 September 2025 is highlighted', HIGHLIGHTS, COLOURS),
    tested(91, 'The card of the selected day has its long date', EVENT),
    tested(
      92,
      'It has the icon of the event',
      icon('an event has the icon of its type, or the one that was chosen'),
    ),
    tested(93, 'It has the title', EVENT),
    tested(94, 'It has the description', EVENT),
    tested(
      95,
      "It has the button 'Ver Recomendaciones de Actividades'",
      card('its button opens the recommendations'),
    ),
    tested(
      96,
      "The programmers' day has a picture too",
      observances('programmers’ day of %d carries its picture and says what it is'),
      card('the picture of an event comes from the server, with words for it'),
      sampleJourney("the programmers' day shows its picture"),
    ),
    tested(97, "With none: 'No hay eventos programados para esta fecha'", EMPTY),
    tested(98, "A button 'Agregar Evento Personalizado'", EMPTY),
    settled(
      99,
      'What that button does is not shown',
      'It opens the editor on that date; without a session sign-in is offered, and leads back to the same editor.',
      whoMay('whoever signs in comes back to the same editor'),
      editor('a visitor signs in on the way to the editor, and keeps a series there'),
    ),
  ],
};
