import { settled, tested, testsOf, type Section } from '../row.ts';

const bell = testsOf('mf-notifications/src/bell/bell-view.test.tsx');
const calendar = testsOf('mf-calendar/src/month/month-data.test.tsx');
const header = testsOf('shell/src/header/header.test.tsx');
const labels = testsOf('shared-contracts/src/calendar/event-labels.test.ts');
const logo = testsOf('shell/src/header/logo.test.tsx');
const looks = testsOf('e2e/journeys/looks.test.ts');
const phone = testsOf('e2e/journeys/phone.test.ts');
const recommendations = testsOf('e2e/journeys/recommendations.test.ts');
const relative = testsOf('shared-contracts/src/dates/relative-label.test.ts');
const settings = testsOf('e2e/journeys/settings.test.ts');
const today = testsOf('shared-contracts/src/dates/today.test.tsx');
const tooltip = testsOf('shared-ui/src/tooltip/tooltip.test.tsx');
const upcoming = testsOf('mf-notifications/src/upcoming/upcoming.test.ts');
const zones = testsOf('e2e/journeys/time-zones.test.ts');
const app = testsOf('shell/src/app.test.tsx');
const account = testsOf('shell/src/account/account.test.tsx');

const WHOLE = header('the header has name, tagline, both buttons and the bell from its remote');
const ENTRIES = bell('shows title, date, relative label and kind of each event, and the count');
const CHOSEN = bell('opens the chosen event and closes');
const VERSIONS = app(
  'settings choose the theme and tell the versions, also of what nobody has opened',
);
const WINDOW = upcoming('are those 0 to 7 days from today, also across a year end');
const LABELS = relative('%s seen on %s is %s');

export const HEADER: Section = {
  title: '2. Header',
  rows: [
    tested(31, 'The logo', WHOLE),
    tested(
      32,
      'It is 7rem square',
      logo('the logo is a square of seven rem'),
      looks('the logo is seven rem square from 600 px on'),
    ),
    tested(33, 'The product name', WHOLE),
    tested(34, 'The tagline', WHOLE),
    tested(35, "A button 'Recomendaciones'", WHOLE),
    tested(36, 'It is hidden on small screens', phone("the header's 'Recomendaciones' is hidden")),
    settled(
      37,
      'It does nothing',
      'It opens the recommendations of the selected event, or else of the next one there is time to prepare.',
      header(
        "'Recomendaciones' opens those of the next event there is time to prepare, and loads them only then",
      ),
      recommendations("the header's button opens those of the selected day's event"),
    ),
    tested(
      38,
      'With neither it is disabled, and a tooltip says why, to the keyboard too',
      header("with nothing to recommend, 'Recomendaciones' is disabled and says why"),
    ),
    tested(39, 'A bell button', bell('on a second click on the bell')),
    tested(40, "It opens a list titled 'Eventos Próximos'", ENTRIES),
    tested(
      41,
      'A badge shows how many there are',
      ENTRIES,
      upcoming('count every event of a crowded day'),
    ),
    tested(
      42,
      "'evento' in the singular for one",
      labels('%i reads %s'),
      upcoming('says how many there are'),
    ),
    tested(43, 'Listed: 0 to 7 days from now, day 0', WINDOW, LABELS),
    tested(
      44,
      'A second after its day an event is gone',
      today('turns at midnight, to the second'),
      bell('at midnight in the company’s zone the list moves on by itself'),
    ),
    tested(45, 'Day 8 is out', WINDOW),
    tested(46, 'Day 7 is in', WINDOW, bell('asks for today and the seven days after it')),
    tested(
      47,
      'The list moves on at midnight while the page is open',
      bell('at midnight in the company’s zone the list moves on by itself'),
    ),
    tested(
      48,
      'Today is the company’s, whatever the zone of the browser',
      today('at %s in %s is %s'),
      zones('at 23:30 in Buenos Aires that day is still today'),
    ),
    tested(49, 'An entry shows its title', ENTRIES),
    tested(50, 'An entry shows day and long month', ENTRIES),
    tested(51, "'Hoy' for today", ENTRIES, LABELS),
    tested(52, "'Mañana' for tomorrow", ENTRIES, LABELS),
    tested(53, "Otherwise 'N días'", ENTRIES, LABELS),
    tested(54, 'An entry selects its event', CHOSEN),
    tested(
      55,
      'The calendar jumps to it',
      calendar('an event opened elsewhere is jumped to and selected'),
    ),
    tested(56, 'The list closes', CHOSEN),
    tested(
      57,
      "With none: 'No hay eventos próximos esta semana'",
      bell('says when nothing is upcoming'),
    ),
    tested(
      58,
      'A pulsing red dot on the bell',
      bell('lets the dot beat again and again, with a rest in between'),
      looks('the dot on the bell is red and pulses'),
    ),
    tested(
      59,
      'It is there while at least one event is upcoming',
      bell('carries the dot while something is upcoming, and only then'),
    ),
    tested(60, 'The list closes on a click outside', bell('on a click outside')),
    tested(61, 'A settings button', WHOLE),
    settled(
      62,
      'It does nothing',
      'It opens a menu: theme, subscription and the way to the settings, which have addresses (decisions, second round). To sign in and out there is a button beside it.',
      VERSIONS,
      account('anybody finds the theme, the subscription and the way to the settings'),
      account('whoever is signed in finds their account by their initials'),
      account('whoever is not signed in finds the way in, and goes back to where they were'),
    ),
    tested(
      63,
      "'Acerca de' tells the version of the shell and of each part, opened or not",
      VERSIONS,
      settings("'Acerca de' names the version of the shell and of each remote"),
    ),
    tested(64, 'Tooltips open after 700 ms', tooltip('opens after 700 ms')),
    tested(
      65,
      'At once within 300 ms of another',
      tooltip('%i ms after another one closed, at once: %p'),
    ),
  ],
};
