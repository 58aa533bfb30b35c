import { tested, testsOf, type Section } from '../row.ts';

const alone = testsOf('e2e/remotes/alone.test.ts');
const compose = testsOf('e2e/deploy/compose.test.ts');
const connect = testsOf('remote-loader/src/connect.test.ts');
const contract = testsOf('shared-contracts/src/remote/remote-contract.test.ts');
const deployed = testsOf('e2e/deploy/deployed.test.ts');
const header = testsOf('shell/src/header/header.test.tsx');
const hosts = testsOf('e2e/embedding/hosts/hosts.test.ts');
const house = testsOf('tools/house.test.ts');
const selection = testsOf('shared-contracts/src/selection/selection-store.test.ts');
const singletons = testsOf('e2e/embedding/singletons/singletons.test.ts');
const slot = testsOf('shell/src/remotes/on-the-page.test.tsx');
const stopped = testsOf('e2e/remotes/stopped.test.ts');

const STANDS = house('%s stands at the top of the house');
const USED = house('%s is a dependency, and is made use of');

export const CARD: Section = {
  title: 'How it is built',
  rows: [
    tested(321, 'Folder shell', STANDS),
    tested(322, 'Folder mf-calendar', STANDS),
    tested(323, 'Folder mf-recommendations', STANDS),
    tested(324, 'Folder mf-notifications', STANDS),
    tested(325, 'Folder shared-contracts', STANDS),
    tested(326, 'File package.json', STANDS),
    tested(327, 'File docker-compose.yml', STANDS),
    tested(328, 'File README.md', STANDS),
    tested(329, 'Package react', USED),
    tested(330, 'Package react-dom', USED),
    tested(331, 'Package @module-federation/enhanced', USED),
    tested(332, 'Package webpack', USED),
    tested(333, 'Package webpack-dev-server', USED),
    tested(334, 'Package zustand', USED),
    tested(335, 'Package dayjs', USED),
    tested(336, 'Package @emotion/react', USED),
    tested(337, 'Package @mui/material', USED),
    tested(338, 'Package jest', USED),
    tested(339, 'Package ts-jest', USED),
    tested(
      340,
      'A shell loads parts that are deployed apart, by Module Federation',
      connect('reads the manifest, runs the entry beside it and gives what that exposes'),
      contract('is known by its parts'),
      deployed('month, bell and recommendations come from their own origins and work together'),
    ),
    tested(
      341,
      'Calendar, recommendations with their modal, and bell',
      header('the header has name, tagline, both buttons and the bell from its remote'),
      header(
        "'Recomendaciones' opens those of the next event there is time to prepare, and loads them only then",
      ),
      alone('the recommendations follow the calendar'),
    ),
    tested(
      342,
      'They share the selected event by a zustand store in shared-contracts',
      selection('copies of this package share that of each'),
      singletons("one of each in the shell, first ${order.join(', ')}"),
      alone('calendar and bell in one scope share the selection'),
    ),
    tested(
      343,
      'One that is away does not take the others along',
      slot('a remote that fails says so in its place, and comes back when asked to'),
      stopped('the calendar fails in place, the bell works, and it comes back'),
      stopped('the bell fails in place, the calendar works, and it comes back'),
      stopped('the recommendations fail in place, the day stays, and they come back'),
    ),
    tested(
      344,
      'Each is deployed by itself',
      compose('every part is a service of its own, on its own port and from its own Dockerfile'),
      deployed('another release of a part, and back, is one line of the registry'),
    ),
    tested(
      345,
      'Other portals embed single ones',
      hosts('the page of EMBEDDING.md that has no framework'),
      hosts('a portal in ${framework.name}: one remote, then two of different origins'),
    ),
  ],
};
