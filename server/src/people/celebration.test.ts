import { beforeAll, describe, expect, test } from '@jest/globals';
import { createdSubscriptionSchema, personSchema } from '@almanaque/api';
import { dayEventsSchema, isoDate, NO_FILTER } from '@almanaque/shared-contracts/schemas';
import { CAKE } from '../plans/testing/recommendation.ts';
import { PLANS, usePlans } from '../testing/use-plans.ts';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';
import { storePeople } from './testing/person.ts';

const DAY = '2098-08-12';
const HIRED_ON = '2098-09-03';
const YEAR = 'from=2098-01-01&to=2098-12-31';

/** Where dates of people are told, to whoever may ask there. */
const PLACES = [
  `/api/v1/calendar?${YEAR}`,
  `/api/v1/calendar?${YEAR}&office=Rosario`,
  `/api/v1/calendar/days/${DAY}`,
  `/api/v1/calendar/days/${HIRED_ON}`,
  `/api/v1/calendar/events/grupo-cumpleanos-${DAY}`,
  `/api/v1/calendar/export?${YEAR}&format=csv`,
  `/api/v1/search?q=elena&from=2098-01-01`,
];

describe.each(ENGINES)('who prefers that nobody celebrates, on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  const organiser = server.useVisitor('organizador');
  const administrator = server.useVisitor('administrador');

  beforeAll(async () => {
    const birth = { day: 12, month: 8, year: null };
    const hireDate = isoDate('2020-09-03');
    const common = { birth, hireDate, office: 'Rosario' };
    await storePeople(server.database, {
      elena: { ...common, firstName: 'Elena', lastName: 'Callada', celebration: 'no' },
      fabio: { ...common, firstName: 'Fabio', lastName: 'Elena' },
      gala: { ...common, firstName: 'Gala', lastName: 'Elena' },
    });
  });

  const feed = async () => {
    const wanted = { name: 'Todo', filter: NO_FILTER };
    const answer = await organiser.send('POST', '/api/v1/subscriptions', wanted);
    const { address } = createdSubscriptionSchema.parse(answer.json());
    return server.app.inject(new URL(address).pathname);
  };

  test.each(PLACES)('is not at %s, where others are', async (place) => {
    for (const { send } of [organiser, administrator]) {
      const answer = await send('GET', place);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('Fabio');
      expect(answer.body).not.toMatch(/Callada|-elena/);
    }
  });

  test('nor in a subscription', async () => {
    const { body } = await feed();
    expect(body).toContain('Fabio');
    expect(body).not.toMatch(/Callada|-elena/);
  });

  test('their event is not there, and nobody plans for it', async () => {
    const event = `cumpleanos-${DAY}-elena`;
    const read = await organiser.send('GET', `/api/v1/calendar/events/${event}`);
    expect(read.statusCode).toBe(404);
    const plan = await organiser.send('POST', PLANS, { event, recommendation: null });
    expect(plan.statusCode).toBe(404);
  });

  test('who keeps the roster sees the person, with the dates', async () => {
    const answer = await administrator.send('GET', '/api/v1/people/elena');
    expect(personSchema.parse(answer.json())).toMatchObject({
      birth: { day: 12, month: 8 },
      birthdayShown: true,
      celebration: 'no',
    });
  });
});

describe.each(ENGINES)('who prefers it in private, on %s', (_engine, openPlace) => {
  const { server, ana, make } = usePlans(openPlace);
  const IN_WORDS = 'Prefiere celebrarlo en privado.';
  const eventOn = async (date: string) =>
    dayEventsSchema.parse((await ana.send('GET', `/api/v1/calendar/days/${date}`)).json()).events;

  beforeAll(async () => {
    const birth = { day: 12, month: 8, year: null };
    await storePeople(server.database, {
      elena: {
        ...{ birth, hireDate: isoDate('2020-09-03'), firstName: 'Elena' },
        celebration: 'privado',
      },
      fabio: { birth, firstName: 'Fabio' },
      gala: { birth, firstName: 'Gala' },
    });
  });

  test('is in the calendar, which says so in words and to whatever would announce it', async () => {
    const own = { description: `Elena cumple años.\n${IN_WORDS}`, inPrivate: true };
    const [elena, fabio] = await eventOn(DAY);
    expect(elena).toMatchObject(own);
    expect(fabio).toMatchObject({ description: 'Fabio cumple años.' });
    expect(fabio).not.toHaveProperty('inPrivate');
    expect(await eventOn(HIRED_ON)).toMatchObject([{ inPrivate: true }]);
  });

  test('is not named where several are celebrated together', async () => {
    const group = await ana.send('GET', `/api/v1/calendar/events/grupo-cumpleanos-${DAY}`);
    expect(dayEventsSchema.parse(group.json()).events).toMatchObject([
      { title: 'Cumpleaños de 2 personas', description: 'Fabio y Gala' },
    ]);
  });

  test('a subscription says it as well', async () => {
    const wanted = { name: 'Todo', filter: NO_FILTER };
    const answer = await ana.send('POST', '/api/v1/subscriptions', wanted);
    const { address } = createdSubscriptionSchema.parse(answer.json());
    const { body } = await server.app.inject(new URL(address).pathname);
    expect(body.replaceAll('\r\n ', '')).toContain(`Elena cumple años.\\n${IN_WORDS}`);
  });

  test('a plan for it invites nobody, and has the message given to the person alone', async () => {
    const recommendation = { ...CAKE, category: 'evento' as const };
    const titlesOf = async (person: string) => {
      const { tasks, on } = await make(`cumpleanos-${DAY}-${person}`, { recommendation });
      return { isPrivate: on.inPrivate, titles: tasks.map(({ title }) => title).join() };
    };
    expect(await titlesOf('fabio')).toMatchObject({ titles: expect.stringMatching(/Invitar/) });
    const { isPrivate, titles } = await titlesOf('elena');
    expect(isPrivate).toBe(true);
    expect(titles).toContain('Darle el mensaje solo a la persona');
    expect(titles).not.toMatch(/Invitar|Mandar el mensaje/);
  });
});
