import { settled, tested, testsOf, type Section } from '../row.ts';

const answer = testsOf('mf-recommendations/src/planner/answer.test.ts');
const asks = testsOf('mf-recommendations/src/planner/ask-planner.test.ts');
const month = testsOf('mf-calendar/src/month/month-data.test.tsx');
const describes = testsOf('mf-recommendations/src/planner/describe-event.test.ts');
const house = testsOf('tools/house.test.ts');

const CALL = asks('calls the function with the public key and what section 7 names');
const CLIENT = house(
  'of a hosted platform the functions client alone is used, by the recommendations',
);
const BY_TITLE = describes('%s (%s) is described by its title');
const ITS_OWN = describes('%s (%s) has a description of its own');

export const CALLS: Section = {
  title: '7. The calls it makes',
  rows: [
    tested(265, "It invokes 'ai-event-planner' by POST", CALL),
    tested(266, 'By the functions client', CALL, CLIENT),
    tested(267, 'With eventTitle, eventDescription and eventType', CALL),
    tested(
      268,
      'Nothing else where only these are taken',
      asks('is asked again with these, and from then on so at once'),
    ),
    tested(
      269,
      'It reads error and recommendations',
      answer('gives its recommendations'),
      answer('that %s is refused'),
      asks('takes the plain answer of a hosted platform'),
    ),
    tested(270, "A description of its own for programmers' day", ITS_OWN),
    tested(271, 'For spring day', ITS_OWN),
    tested(272, 'For an anniversary', ITS_OWN),
    tested(273, 'For environmental awareness day', ITS_OWN),
    tested(274, 'For a birthday', ITS_OWN),
    tested(275, 'An anniversary is that of a person at work', ITS_OWN, BY_TITLE),
    tested(276, "Otherwise 'Evento corporativo: {title}'", BY_TITLE),
    settled(
      277,
      'No other request is made',
      'The server is the one source of events, providers and kept messages.',
      month('both neighbours are fetched once the month is here'),
    ),
    tested(278, 'The generic backend client is not used', CLIENT),
  ],
};
