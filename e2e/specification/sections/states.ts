import { tested, testsOf, type Section } from '../row.ts';

const secondFactor = testsOf('e2e/journeys/second-factor.test.ts');
const account = testsOf('shell/src/account/account.test.tsx');
const accounts = testsOf('server/src/auth/accounts.test.ts');
const ask = testsOf('mf-recommendations/src/planner/planner-session.test.ts');
const bell = testsOf('mf-notifications/src/bell/bell-view.test.tsx');
const content = testsOf('mf-recommendations/src/specifications/sheet-content.test.tsx');
const errorScreen = testsOf('shell/src/error-screen/error-screen.test.tsx');
const grid = testsOf('mf-calendar/src/month/month-grid.test.tsx');
const journey = testsOf('e2e/journeys/recommendations.test.ts');
const kept = testsOf('mf-recommendations/src/message/kept/kept-message.test.tsx');
const messages = testsOf('server/src/messages/messages.test.ts');
const panel = testsOf('mf-recommendations/src/panel/panel.test.tsx');
const query = testsOf('shared-contracts/src/http/query-status.test.ts');
const recoverDialog = testsOf('shell/src/account/recover.test.tsx');
const recovery = testsOf('server/src/auth/recovery.test.ts');
const renewal = testsOf('server/src/auth/renewal.test.ts');
const selection = testsOf('shared-contracts/src/selection/selection-store.test.ts');
const sheet = testsOf('mf-recommendations/src/specifications/sheet.test.tsx');
const signIn = testsOf('server/src/auth/sign-in.test.ts');
const signInDialog = testsOf('shell/src/account/sign-in/sign-in.test.tsx');
const ticks = testsOf('shell/src/account/session-ticks.test.tsx');
const users = testsOf('mf-admin/src/users/users.test.tsx');

const CLICKED = grid('a click selects it, another one deselects it');
const ASKS = panel(
  'asks the AI once by itself, with three skeletons and the button disabled meanwhile',
);
const FAILS = panel('the predefined list stays under the error card, which offers to try again');
const SHEET = sheet(
  'has its sections in the specified order, the badges, and the way out at the bottom',
);
const RENEWED = signIn('a session that is used is renewed, one that is not ends');

export const STATES: Section = {
  title: '4. States and transitions',
  rows: [
    tested(
      229,
      'The list of the bell: closed, then open on a click',
      bell('on a second click on the bell'),
    ),
    tested(230, 'It closes on a click outside', bell('on a click outside')),
    tested(231, 'Or on selecting an event', bell('opens the chosen event and closes')),
    tested(
      232,
      'Error screen: once a render error is caught',
      errorScreen('shows title, text, both buttons and the technical details, and logs the error'),
    ),
    tested(
      233,
      "'Intentar nuevamente' clears it",
      errorScreen("'Intentar nuevamente' clears the error"),
    ),
    tested(234, 'Selected day: none, then selected', selection('is none at first'), CLICKED),
    tested(235, 'Another click returns to none', CLICKED),
    tested(
      236,
      'A click on a day closes the panel',
      selection('clicking another day closes the recommendations and selects that day'),
      journey('clicking a day closes them'),
    ),
    tested(
      237,
      'Panel: on its first display it asks the AI once by itself',
      ASKS,
      ask('asks nothing until someone looks, then once however many look'),
      panel('closing goes back to where one was; reopening asks nothing'),
    ),
    tested(238, 'While loading the button is disabled', ASKS),
    tested(
      239,
      'Loading ends',
      ask('a far end that is silent for a minute has failed'),
      panel('waiting is ended by Cancelar, and the predefined ideas are there'),
    ),
    tested(240, 'On success the AI’s list takes the place of the static one', FAILS),
    tested(
      241,
      "The state is 'generated', and the button reads Regenerar",
      panel('marks what the AI made, and asks for other ideas'),
    ),
    tested(
      242,
      'On failure the static list stays, or else what the AI had answered before',
      FAILS,
      panel('after it had answered, its earlier ideas stay, and the card says so'),
    ),
    tested(243, 'And an error card appears', FAILS),
    tested(244, 'Modal: open or closed, as the panel has it', SHEET),
    tested(
      245,
      'Its editor changes between reading and editing',
      content('the message is read until it is edited, in a box of many lines and without a limit'),
    ),
    tested(
      246,
      'Saving is local: no call is made',
      kept('without a session nothing is asked nor sent: it stays on the page'),
    ),
    tested(
      247,
      'Of an organiser it is kept on the server too, and there after a reload',
      kept('what an organiser saves is on the server, says so, and goes back to the template'),
      kept('what a colleague kept is there on opening, gaps and answers alike'),
      messages('what one organiser wrote, another reads, and knows by whom'),
    ),
    tested(
      248,
      "'Restablecer plantilla' brings the template back",
      sheet('is edited and saved with its line breaks, kept on reopening, and brought back'),
    ),
    tested(
      249,
      'The message resets when the recommendation changes',
      sheet('resets when the recommendation changes'),
    ),
    tested(
      250,
      'Session: signed in',
      signInDialog('sends address and password, closes, greets, and the menu knows who it is'),
    ),
    tested(251, 'Session: refreshed', RENEWED),
    tested(
      252,
      'Session: signed out',
      account('%s'),
      signIn('signing out everywhere ends the sessions of every browser'),
    ),
    tested(
      253,
      'Session: password recovery',
      recovery('the link gives a new password, once, and ends the sessions there were'),
      recoverDialog(
        'an administrator who lost the password chooses another with the terminal’s link',
      ),
    ),
    tested(
      254,
      'Session: user updated',
      users('gives another role'),
      accounts('a new account must choose its own password before it may do anything'),
    ),
    tested(
      255,
      'Session: MFA verified',
      secondFactor('a code follows the password once it is set up; a recovery code does once'),
      secondFactor('where the company asks for it, an administrator sets one up before going on'),
    ),
    tested(
      256,
      'Refreshed when within three ticks of 30 s of its end',
      ticks('is looked at again after 30 seconds, and not before'),
      renewal('is renewed by the look of any of its last three ticks'),
    ),
    tested(
      257,
      'A query is pending, success, error, fetching or paused',
      query('a question is pending while it is fetched, and then a success'),
      query('an error once all its tries have failed'),
      query('paused without a network, and goes on by itself with one'),
    ),
  ],
};
