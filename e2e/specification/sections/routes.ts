import { settled, tested, testsOf, type Section } from '../row.ts';

const address = testsOf('e2e/journeys/address.test.ts');
const app = testsOf('shell/src/app.test.tsx');
const header = testsOf('shell/src/header/header.test.tsx');
const page = testsOf('server/src/page/page.test.ts');
const useAddress = testsOf('shell/src/address/use-address.test.tsx');

const NOT_FOUND = app('any other path is the not-found page, with a way back');
const LEADS_BACK = address('any other path is not found, and leads back');

export const ROUTES: Section = {
  title: '2. Routes',
  rows: [
    tested(
      25,
      '/ has header and monthly calendar',
      header('the header has name, tagline, both buttons and the bell from its remote'),
    ),
    tested(
      26,
      'Any other path is the not-found page',
      NOT_FOUND,
      LEADS_BACK,
      page('an unknown address shows a browser the same document as a 404, and a program JSON'),
    ),
    tested(27, "It says '404'", NOT_FOUND, LEADS_BACK),
    tested(28, "It says 'Oops! Page not found'", NOT_FOUND, LEADS_BACK),
    tested(29, 'It links back to /', NOT_FOUND, LEADS_BACK),
    settled(
      30,
      'Only / is a page',
      'Settings are places with addresses of their own, and so may parts have; / stays the month, what is seen of it is in the query, and every other path is a 404.',
      useAddress('address, title and selection tell the same, back and forward included'),
      NOT_FOUND,
    ),
  ],
};
