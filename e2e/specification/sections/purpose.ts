import { settled, tested, testsOf, type Section } from '../row.ts';

const activities = testsOf('mf-recommendations/src/specifications/activities.test.ts')(
  'id %s is %s',
);
const asks = testsOf('mf-recommendations/src/planner/ask-planner.test.ts');
const audience = testsOf('shell/src/home/audience.test.tsx');
const header = testsOf('shell/src/header/header.test.tsx');
const holidays = testsOf('server/src/holidays/holidays.test.ts');
const panel = testsOf('mf-recommendations/src/panel/panel.test.tsx');
const predefined = testsOf('mf-recommendations/src/predefined/predefined-for.test.ts');
const providers = testsOf('server/src/providers/providers.test.ts');
const sheet = testsOf('mf-recommendations/src/specifications/sheet.test.tsx');
const signIn = testsOf('server/src/auth/sign-in.test.ts');
const signInDialog = testsOf('shell/src/account/sign-in/sign-in.test.tsx');
const words = testsOf('shared-contracts/src/planner/recommendation-words.test.ts');

const IN_ORDER = sheet(
  'has its sections in the specified order, the badges, and the way out at the bottom',
);
const ITS_OWN = sheet("what the AI made shows the AI's own specification");
/** It looks for each of the six texts of a specification. */
const SIX_TEXTS = sheet('an unknown recommendation without a specification: not specified');

export const PURPOSE: Section = {
  title: '1. What the product does and for whom',
  rows: [
    tested(
      5,
      'Tagline: living culture in every date',
      header('the header has name, tagline, both buttons and the bell from its remote'),
      audience('the document is in Spanish of Argentina, and introduces itself by the tagline'),
    ),
    tested(
      6,
      'For companies in Argentina',
      holidays('%d is exactly as the norms set it'),
      providers(
        'what ships with the product has its places inside the City, and phones in one form',
      ),
    ),
    tested(
      7,
      'Who the users are is not stated',
      audience('neither the document nor the page says for whom it is'),
    ),
    tested(
      8,
      'For a date with an event, recommendations at none, low and high',
      words('the budgets are none, low and high'),
      predefined('$tone, $type: three tiers in order, each fit to show'),
    ),
    tested(
      9,
      'An AI can make them anew',
      panel('marks what the AI made, and asks for other ideas'),
    ),
    tested(10, 'Specifications: objective', IN_ORDER, ITS_OWN),
    tested(11, 'Specifications: lead time', IN_ORDER),
    tested(12, 'Specifications: audience', IN_ORDER, SIX_TEXTS),
    tested(13, 'Specifications: roles', IN_ORDER, SIX_TEXTS),
    tested(14, 'Specifications: a message', IN_ORDER, ITS_OWN),
    tested(
      15,
      'Specifications: external providers in Buenos Aires',
      sheet('are numbered alike on map and cards, and light up together'),
    ),
    tested(16, 'Activity: employee birthday', activities),
    tested(17, 'Activity: work anniversary', activities),
    tested(18, 'Activity: national holiday', activities),
    tested(19, 'Activity: team recognition', activities),
    tested(20, 'Activity: coffee break', activities),
    tested(21, 'Activity: outing off site', activities),
    tested(
      22,
      'The client uses a public anonymous key',
      asks('calls the function with the public key and what section 7 names'),
    ),
    tested(
      23,
      'The client keeps a browser session',
      signIn('a session lives in an HttpOnly, SameSite cookie until it is ended'),
      signIn('a session that is used is renewed, one that is not ends'),
    ),
    settled(
      24,
      'No sign-in screen',
      'Reading needs no session; writing needs an organiser, and sign-in is a dialog.',
      signInDialog('sends address and password, closes, greets, and the menu knows who it is'),
    ),
  ],
};
