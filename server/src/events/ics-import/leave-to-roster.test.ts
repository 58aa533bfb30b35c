import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  doubledAnswerSchema,
  icsPreviewSchema,
  madeImportSchema,
  undoneImportSchema,
} from '@almanaque/api';
import { addDays, isoDate } from '@almanaque/shared-contracts/schemas';
import { storePeople } from '../../people/testing/person.ts';
import { ENGINES } from '../../testing/engines.ts';
import { companyDay } from '../../time/company-day.ts';
import { FOR_ALL, useServer } from '../../testing/use-server.ts';
import { icsFile, vevent } from './testing/ics.ts';

const IMPORTS = '/api/v1/events/imports';
const OCTETS = { 'content-type': 'application/octet-stream' };

/** As Google writes a birthday: of the year of birth, and every year since. */
const yearly = (title: string, date = '19850520', rule = 'FREQ=YEARLY') =>
  vevent(
    `UID:${encodeURIComponent(title)}${date}@google.com`,
    `DTSTART;VALUE=DATE:${date}`,
    ...(rule === '' ? [] : [`RRULE:${rule}`]),
    `SUMMARY:${title}`,
  );

describe.each(ENGINES)('birthdays of an .ics file that the roster has, on %s', (_engine, place) => {
  const server = useServer(place);
  const organiser = server.useVisitor('organizador');

  beforeAll(async () => {
    const may = { birth: { day: 20, month: 5, year: 1985 }, birthdayShown: true };
    await storePeople(server.database, {
      ana: { ...may, firstName: 'Ana María', lastName: 'Pérez', hireDate: isoDate('2020-03-02') },
      gone: { ...may, firstName: 'Nora', lastName: 'Ibáñez', leavingDate: isoDate('2024-01-31') },
      quiet: { ...may, firstName: 'Iván', lastName: 'Luna', celebration: 'no' },
      juan: { ...may, firstName: 'Juan', lastName: 'Acosta', hireDate: isoDate('2020-03-02') },
      leap: { birth: { day: 29, month: 2, year: null }, firstName: 'Teo', lastName: 'Sosa' },
    });
  });

  const send = (url: string, file: Buffer) => organiser.send('POST', url, file, OCTETS);
  const preview = async (...events: readonly string[][]) => {
    const answer = await send(`${IMPORTS}/preview`, icsFile(...events));
    return icsPreviewSchema.parse(answer.json()).rows;
  };
  const apply = async (query: string, ...events: readonly string[][]) =>
    madeImportSchema.parse((await send(`${IMPORTS}?${query}`, icsFile(...events))).json());

  test.each([
    ['as Google and Outlook call it', yearly('Cumpleaños de Ana María Pérez')],
    ['in English', yearly("Ana Pérez's birthday")],
    ['without accents, and with the year of birth', yearly('CUMPLE ANA PEREZ (1985) 🎂')],
    ['by the first name alone', yearly('Feliz cumpleaños, Ana')],
    ['the name alone', yearly('Ana Pérez')],
    ['in one year alone', yearly('Cumpleaños de Ana Pérez', '20300520', '')],
    ['on a 29 February', yearly('Cumpleaños de Teo Sosa', '20000229')],
  ])('is recognised %s', async (_how, event) => {
    const [row] = await preview(event);
    expect(row?.status).toBe('in-roster');
    expect(row?.remarks[0]).toMatch(
      /^El cumpleaños de (Ana María Pérez|Teo Sosa) ya está en el calendario/,
    );
  });

  test.each([
    ['of another day', yearly('Cumpleaños de Ana Pérez', '19850521')],
    ['of somebody else', yearly('Cumpleaños de Ana Gómez')],
    ['of a party of hers, which is more than the day', yearly('Fiesta de Ana Pérez')],
    ['of one word that may be anything', yearly('Ana')],
    ['every month', yearly('Cumpleaños de Ana Pérez', '20260520', 'FREQ=MONTHLY')],
    ['of one who left, whom the calendar shows no more', yearly('Cumpleaños de Nora Ibáñez')],
    ['of one who is not shown: nothing is told of that person', yearly('Cumpleaños de Iván Luna')],
  ])('is brought %s', async (_what, event) => {
    expect((await preview(event))[0]?.status).toBe('new');
  });

  test('of several is recognised where all of them have it on that day', async () => {
    const [both, hidden, anniversary] = await preview(
      yearly('Cumpleaños de Ana Pérez y Juan'),
      yearly('Cumple Ana Pérez / Iván Luna'),
      yearly('Aniversario Ana Pérez y Juan Acosta', '20200302'),
    );
    expect(both?.remarks).toEqual([
      'Los cumpleaños de Juan Acosta y Ana María Pérez ya están en el calendario, por sus fichas en Personas.',
    ]);
    expect(hidden?.status).toBe('new');
    expect(anniversary?.remarks[0]).toMatch(/^Los aniversarios de Juan Acosta y Ana María Pérez /);
  });

  test('is left out, brought where it is asked for, and known from then on', async () => {
    const events = [yearly('Cumpleaños de Ana Pérez'), yearly('Kermés', '20300520')];
    const first = await apply('fileName=a.ics', ...events);
    expect(first.created).toBe(1);
    const second = await apply('fileName=a.ics&anyway=1', ...events);
    expect(second.created).toBe(1);
    expect((await preview(...events)).map(({ status }) => status)).toEqual(['same', 'same']);
    for (const { id } of [second, first]) {
      const undone = await organiser.send('POST', `${IMPORTS}/${id}/undo`);
      expect(undoneImportSchema.parse(undone.json()).removed).toBe(1);
    }
  });

  test('what is asked for must be numbers of rows', async () => {
    const answer = await send(`${IMPORTS}?anyway=todos`, icsFile(yearly('Ana Pérez')));
    expect(answer.statusCode).toBe(400);
  });
});

/** Where the date is another than in UTC, at whatever time the test runs. */
const ELSEWHERE = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';

describe.each(ENGINES)('on somebody’s last day, or the day after it, on %s', (_engine, place) => {
  const server = useServer(place, FOR_ALL, { timeZone: ELSEWHERE });
  const administrator = server.useVisitor('administrador');

  test('they are shown by the company’s own date', async () => {
    const { today } = companyDay(ELSEWHERE, Date.now());
    const may = { birth: { day: 20, month: 5, year: null }, birthdayShown: true };
    await storePeople(server.database, {
      leaving: { ...may, firstName: 'Ana', lastName: 'Acosta', leavingDate: today },
      gone: { ...may, firstName: 'Nora', lastName: 'Ibáñez', leavingDate: addDays(today, -1) },
    });
    const titles = ['Cumpleaños de Ana Acosta', 'Cumpleaños de Nora Ibáñez'];
    const file = icsFile(...titles.map((title) => yearly(title)));
    const answer = await administrator.send('POST', `${IMPORTS}/preview`, file, OCTETS);
    const { rows } = icsPreviewSchema.parse(answer.json());
    expect(rows.map(({ status }) => status)).toEqual(['in-roster', 'new']);
    for (const title of titles) {
      const event = { title, date: '2027-05-20', rrule: 'FREQ=YEARLY' };
      await administrator.send('POST', '/api/v1/events', event);
    }
    const doubled = await administrator.send('GET', '/api/v1/people/doubled');
    expect(doubledAnswerSchema.parse(doubled.json()).events.map(({ title }) => title)).toEqual([
      'Cumpleaños de Ana Acosta',
    ]);
  });
});
