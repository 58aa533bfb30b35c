import { beforeAll, describe, expect, test } from '@jest/globals';
import { searchResponseSchema, type PersonInput, type SearchResponse } from '@almanaque/api';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import fc from 'fast-check';
import { signedIn } from '../auth/testing/visitor.ts';
import { removeSampleSet } from '../events/sample.ts';
import { storePeople } from '../people/testing/person.ts';
import { ENGINES } from '../testing/engines.ts';
import { startTestApp } from '../testing/test-app.ts';
import { useServer } from '../testing/use-server.ts';
import { findPeople, nextDates } from './find-people.ts';

const born = (day: number, month: number, more: Partial<PersonInput> = {}) => ({
  birth: { day, month, year: 1987 },
  ...more,
});

describe.each(ENGINES)('searching on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  const organiser = server.useVisitor('organizador');
  beforeAll(async () => {
    await removeSampleSet(server.database);
  });

  const ask = (query: Record<string, string>) =>
    server.app.inject({ url: '/api/v1/search', query });
  const find = async (q: string, from = '2026-11-21'): Promise<SearchResponse> => {
    const response = await ask({ q, from });
    expect(response.statusCode).toBe(200);
    return searchResponseSchema.parse(response.json());
  };
  const titles = async (q: string, from?: string) =>
    (await find(q, from)).events.map(({ date, title }) => `${date} ${title}`);
  const addEvent = async (event: object) => {
    const response = await organiser.send('POST', '/api/v1/events', event);
    expect(response.statusCode).toBe(201);
    return response.json<{ event: { id: string; version: number } }>().event;
  };

  test('holidays and observances, by the beginnings of their words, without accents, at their next date', async () => {
    expect(await titles('  TRABAJ día ')).toContain('2027-05-01 Día del Trabajador');
    expect(await titles('navi')).toEqual(['2026-12-25 Navidad']);
    expect(await titles('navi', '2026-12-26')).toEqual(['2027-12-25 Navidad']);
    expect(await titles('avidad')).toEqual([]);
    // This one belongs to a sector that is off.
    expect(await titles('programador')).toEqual([]);
  });

  test('what the company decides of them shows in the next search', async () => {
    const administrator = await signedIn(server, 'administrador');
    const turn = async (on: boolean) => {
      const url = '/api/v1/observances/sectors';
      const response = await administrator.send('PATCH', url, { sector: 'tecnología', on });
      expect(response.statusCode).toBe(200);
    };
    expect(await titles('programador')).toEqual([]);
    await turn(true);
    expect(await titles('programador')).toEqual(['2027-09-13 Día del Programador']);
    await turn(false);
    expect(await titles('programador')).toEqual([]);
  });

  test('the company’s events by title, description and place: what comes first, then what is past, the latest first', async () => {
    for (const [title, date] of [
      ['Quincho viejo', '2025-03-01'],
      ['Quincho de ayer', '2026-11-20'],
      ['Quincho lejano', '2027-02-01'],
      ['Quincho de hoy', '2026-11-21'],
    ]) {
      await addEvent({ title, date });
    }
    await addEvent({ title: 'Asado', date: '2026-12-03', place: 'El Quincho del río' });
    await addEvent({ title: 'Truco', date: '2026-12-04', description: 'En el quíncho.' });
    expect(await titles('quincho')).toEqual([
      '2026-11-21 Quincho de hoy',
      '2026-12-03 Asado',
      '2026-12-04 Truco',
      '2027-02-01 Quincho lejano',
      '2026-11-20 Quincho de ayer',
      '2025-03-01 Quincho viejo',
    ]);
  });

  test('an event that was changed, removed or brought back is found as it is', async () => {
    const created = await addEvent({ title: 'Yoga suave', date: '2026-12-05' });
    const url = `/api/v1/events/${created.id}`;
    const edited = await organiser.send('PATCH', url, {
      version: created.version,
      title: 'Pilates',
    });
    expect(edited.statusCode).toBe(200);
    expect(await titles('yoga')).toEqual([]);
    expect(await titles('pilates')).toEqual(['2026-12-05 Pilates']);
  });

  test('what repeats, once, on its next day; what lasts, from today on; what is over, on its last', async () => {
    await addEvent({ title: 'Zumba semanal', date: '2026-11-02', rrule: 'FREQ=WEEKLY;BYDAY=MO' });
    await addEvent({ title: 'Zumba intensiva', date: '2026-11-20', endDate: '2026-11-25' });
    await addEvent({ title: 'Zumba pasada', date: '2026-03-02', rrule: 'FREQ=WEEKLY;COUNT=3' });
    const everyThirdYear = 'FREQ=YEARLY;INTERVAL=3;UNTIL=20260228';
    await addEvent({ title: 'Zumba de antes', date: '2020-03-02', rrule: everyThirdYear });
    expect(await titles('zumba')).toEqual([
      '2026-11-21 Zumba intensiva',
      '2026-11-23 Zumba semanal',
      '2026-03-16 Zumba pasada',
      '2023-03-02 Zumba de antes',
    ]);
  });

  test('people by name and preferred name, and by nothing else; never an age or a year of birth', async () => {
    await storePeople(server.database, {
      'p-1': born(5, 12, {
        firstName: 'María José',
        lastName: 'Núñez-Peña',
        preferredName: 'Majo',
        email: 'secreta@empresa.com.ar',
        legajo: 'XK77',
        hireDate: isoDate('2019-03-05'),
      }),
    });
    const both = ['2026-12-05 Cumpleaños de Majo Núñez-Peña'];
    both.push('2027-03-05 Aniversario de 8 años de Majo Núñez-Peña');
    for (const q of ['majo', 'MARIA nun', 'jose pena', 'peña maría']) {
      expect(await titles(q)).toEqual(both);
    }
    for (const q of ['secreta', 'empresa com', 'xk77', '1987', 'ñez']) {
      expect(JSON.stringify(await find(q))).not.toContain('Majo');
    }
    expect(JSON.stringify(await find('majo'))).not.toMatch(/1987|secreta|XK77/);
  });

  test('respects who is left out, who left, and the 29th of February', async () => {
    await storePeople(server.database, {
      'p-2': born(1, 2, {
        lastName: 'Wagner',
        birthdayShown: false,
        hireDate: isoDate('2020-01-10'),
      }),
      'p-3': born(2, 2, { lastName: 'Wagner', leavingDate: isoDate('2026-06-01') }),
      'p-4': born(29, 2, { firstName: 'Bisiesta', lastName: 'Wagner', feb29: '03-01' }),
    });
    expect(await titles('wagner')).toEqual([
      '2027-01-10 Aniversario de 7 años de p-2 Wagner',
      '2027-03-01 Cumpleaños de Bisiesta Wagner',
    ]);
    expect(await titles('bisiesta', '2028-01-01')).toEqual([
      '2028-02-29 Cumpleaños de Bisiesta Wagner',
    ]);
  });

  test('a date by the title it has in the calendar, whole or in part, past or coming', async () => {
    const hireDate = isoDate('2001-04-09');
    await storePeople(server.database, {
      'x-1': born(14, 12, { firstName: 'Xiomara', lastName: 'Ñancucheo', hireDate }),
      'x-2': born(3, 4, {
        firstName: 'Xiomara',
        lastName: 'Ugarte',
        hireDate: isoDate('2015-12-01'),
      }),
    });
    const birthday = '2026-12-14 Cumpleaños de Xiomara Ñancucheo';
    for (const q of ['Cumpleaños de Xiomara Ñancucheo', 'cumple nancucheo', 'ñancuch cumpleaños']) {
      expect(await titles(q)).toEqual([birthday]);
    }
    const birthdays = [birthday, '2027-04-03 Cumpleaños de Xiomara Ugarte'];
    for (const q of [
      'cumpleaños xiomara',
      'cumple de xiomara',
      'cumpleaños xiomra',
      'cumpleanios xiomara',
    ]) {
      expect(await titles(q)).toEqual(birthdays);
    }
    expect(await titles('aniversario xiomara')).toEqual([
      '2026-12-01 Aniversario de 11 años de Xiomara Ugarte',
      '2027-04-09 Aniversario de 26 años de Xiomara Ñancucheo',
    ]);
    expect(await titles('Aniversario de 26 años de Xiomara Ñancucheo')).toEqual([
      '2027-04-09 Aniversario de 26 años de Xiomara Ñancucheo',
    ]);
    expect(await titles('Aniversario de 25 años de Xiomara Ñancucheo')).toEqual([
      '2026-04-09 Aniversario de 25 años de Xiomara Ñancucheo',
    ]);
    expect((await titles('Aniversario de 11 años'))[0]).toBe(
      '2026-12-01 Aniversario de 11 años de Xiomara Ugarte',
    );
    // Nobody is told how many years a person turns.
    expect(await titles('cumpleaños de 39 años xiomara')).toEqual([]);
  });

  test.each([
    ['xiomra', 'Xiomara'],
    ['xoimara', 'Xiomara'],
    ['nancuheo', 'Ñancucheo'],
    ['navidda', 'Navidad'],
    ['indepedencia', 'Independencia'],
  ])('a slip of a finger, %s, is forgiven where nothing is called so', async (typed, title) => {
    const found = await titles(typed);
    expect(found.length).toBeGreaterThan(0);
    for (const line of found) expect(line).toContain(title);
  });

  test('an answer says whether anything is called as it was typed', async () => {
    expect((await find('navi')).nearly).toBeUndefined();
    expect((await find('feriados')).nearly).toBeUndefined();
    expect((await find('nvidad')).nearly).toBe(true);
    expect(await find('qwxzk')).toEqual({ events: [], more: false });
  });

  test('a name is found as it sounds: gonzales is González', async () => {
    const hireDate = isoDate('2019-03-11');
    await storePeople(server.database, {
      'g-1': born(14, 12, { firstName: 'Lucía', lastName: 'González', hireDate }),
      'g-2': born(15, 12, { firstName: 'Gonzalo', lastName: 'Paz' }),
    });
    for (const q of ['gonzales', 'gonsalez', 'lucia gonzales']) {
      expect((await titles(q))[0]).toBe('2026-12-14 Cumpleaños de Lucía González');
    }
  });

  test.each([
    ['25/12', '2026-12-25'],
    ['25-12-2027', '2027-12-25'],
    ['25 de diciembre de 2028', '2028-12-25'],
    ['el 1 de mayo', '2027-05-01'],
    ['21 noviembre', '2026-11-21'],
    ['5 dic', '2026-12-05'],
    ['1-sept', '2027-09-01'],
    ['29/2', '2028-02-29'],
  ])('%s is a day: what falls on %s', async (typed, date) => {
    const kept = { firstName: 'Del', lastName: 'Día' };
    const [, month, day] = date.split('-').map(Number);
    await storePeople(server.database, { 'day-1': born(day ?? 1, month ?? 1, kept) });
    const found = await titles(typed);
    expect(found).toContain(`${date} Cumpleaños de Del Día`);
    expect(found.filter((line) => !line.startsWith(date))).toEqual([]);
  });

  test('a month, a kind of date, and both together', async () => {
    await storePeople(server.database, {
      'k-1': born(3, 7, { firstName: 'Julio', lastName: 'Yrigoyen' }),
      'k-2': born(20, 12, { firstName: 'Abel', lastName: 'Yrigoyen' }),
    });
    const december = await titles('diciembre');
    expect(december).toContain('2026-12-25 Navidad');
    expect(december).toContain('2026-12-20 Cumpleaños de Abel Yrigoyen');
    expect(december.filter((line) => !line.startsWith('2026-12'))).toEqual([]);
    expect(await titles('feriado')).toContain('2026-12-25 Navidad');
    expect(await titles('feriados de diciembre')).toEqual([
      '2026-12-08 Día de la Inmaculada Concepción de María',
      '2026-12-25 Navidad',
    ]);
    expect(await titles('cumpleaños yrigoyen diciembre')).toEqual([
      '2026-12-20 Cumpleaños de Abel Yrigoyen',
    ]);
    // A month is also somebody's name.
    expect((await titles('julio'))[0]).toBe('2027-07-03 Cumpleaños de Julio Yrigoyen');
    expect((await titles('cumpleaños de julio'))[0]).toBe(
      '2027-07-03 Cumpleaños de Julio Yrigoyen',
    );
    expect((await titles('evento quincho')).length).toBeGreaterThan(0);
  });

  test.each([
    ['hoy', '2026-11-21', '2026-11-21'],
    ['mañana', '2026-11-22', '2026-11-22'],
    ['pasado mañana', '2026-11-23', '2026-11-23'],
    ['el lunes', '2026-11-23', '2026-11-23'],
    ['el próximo sábado', '2026-11-21', '2026-11-21'],
    ['esta semana', '2026-11-15', '2026-11-21'],
    ['cumpleaños de la semana que viene', '2026-11-22', '2026-11-28'],
    ['este mes', '2026-11-01', '2026-11-30'],
    ['cumpleaños del próximo mes', '2026-12-01', '2026-12-31'],
  ])('%s is from %s to %s', async (typed, from, to) => {
    const on = (date: string, firstName: string) => {
      const [, month = 1, day = 1] = date.split('-').map(Number);
      return born(day, month, { firstName, lastName: 'Zabala' });
    };
    await storePeople(server.database, {
      'w-1': on(from, 'Ana'),
      'w-2': on(to, 'Eva'),
      'w-3': on('2026-11-12', 'Leo'),
    });
    const found = await titles(typed);
    expect(found).toContain(`${from} Cumpleaños de Ana Zabala`);
    expect(found).toContain(`${to} Cumpleaños de Eva Zabala`);
    expect(found.filter((line) => line < from || line.slice(0, 10) > to)).toEqual([]);
  });

  test('a weekday before its date, or as a name', async () => {
    await storePeople(server.database, { 'd-1': born(3, 7, { firstName: 'Domingo' }) });
    expect(await titles('viernes 25 de diciembre')).toContain('2026-12-25 Navidad');
    expect((await titles('domingo'))[0]).toMatch(/^2027-07-03 Cumpleaños de Domingo/);
  });

  test('what comes next, and what of a year; names that nobody wrote in a law', async () => {
    expect((await titles('próximo feriado'))[0]).toMatch(/^2026-11-23 .*Soberanía/);
    expect(await titles('cuándo es el próximo feriado')).toEqual(await titles('feriados'));
    expect(await titles('navidad 2030')).toEqual(['2030-12-25 Navidad']);
    const holidays = await titles('feriados 2027');
    expect(holidays).toContain('2027-01-01 Año Nuevo');
    expect(holidays.filter((line) => !line.startsWith('2027'))).toEqual([]);
    expect(await titles('semana santa')).toEqual([
      '2027-03-25 Jueves Santo',
      '2027-03-26 Viernes Santo',
    ]);
    expect(await titles('semana santa 2028')).toContain('2028-04-14 Viernes Santo');
    expect((await titles('día de la bandera'))[0]).toMatch(/Belgrano$/);
    expect((await titles('feriado puente'))[0]).toBe(
      '2026-12-07 Día no laborable con fines turísticos',
    );
  });

  test('a holiday stands before people of its name; O’Connor and a surname first are found', async () => {
    await storePeople(server.database, {
      'g-1': born(25, 11, { firstName: 'Ana', lastName: 'Güemes' }),
      'g-2': born(1, 12, { firstName: 'Sinéad', lastName: 'O’Connor' }),
      'g-3': born(2, 12, { firstName: 'María José', lastName: 'Saavedra' }),
    });
    const found = await titles('guemes');
    expect(found[0]).toContain('General Martín Miguel de Güemes');
    expect(found[1]).toBe('2026-11-25 Cumpleaños de Ana Güemes');
    for (const q of ["O'Connor", 'O’Connor', 'o´connor, sinead']) {
      expect(await titles(q)).toEqual(['2026-12-01 Cumpleaños de Sinéad O’Connor']);
    }
    expect(await titles('Saavedra, María')).toEqual([
      '2026-12-02 Cumpleaños de María José Saavedra',
    ]);
  });

  test('an event of the company stands by its date among holidays and observances of its name', async () => {
    await addEvent({ title: 'Día de la Inmaculada mudanza', date: '2026-12-03' });
    await addEvent({ title: 'Retiro de la Inmaculada', date: '2027-03-02' });
    await storePeople(server.database, {
      'i-1': born(30, 11, { firstName: 'Inmaculada', lastName: 'Paz' }),
    });
    const holiday = '2026-12-08 Día de la Inmaculada Concepción de María';
    expect(await titles('inmaculada dia')).toEqual([
      '2026-12-03 Día de la Inmaculada mudanza',
      holiday,
    ]);
    expect(await titles('inmaculda')).toEqual(await titles('inmaculada'));
    // Before a person's, however near that is.
    expect(await titles('inmaculada')).toEqual([
      holiday,
      '2026-11-30 Cumpleaños de Inmaculada Paz',
      '2026-12-03 Día de la Inmaculada mudanza',
      '2027-03-02 Retiro de la Inmaculada',
    ]);
  });

  test('of many, the next twenty, and that there are more; the same whichever way they are looked for', async () => {
    const many = Array.from({ length: 120 }, (_, index) => {
      const month = 1 + (index % 12);
      const hired = isoDate(`20${10 + (index % 17)}-0${1 + (index % 9)}-15`);
      const hidden = index % 7 === 0 ? { birthdayShown: false } : {};
      return [
        `m-${index}`,
        born(1 + (index % 28), month, { lastName: `Xul ${index}`, hireDate: hired, ...hidden }),
      ] as const;
    });
    await storePeople(server.database, Object.fromEntries(many));
    const { events, more } = await find('xul');
    expect(events).toHaveLength(20);
    expect(more).toBe(true);
    for (const from of ['2026-11-21', '2027-02-27', '2028-02-28', '2027-12-30'].map(isoDate)) {
      const oneByOne = await findPeople(server.database, nextDates(['xul']), from, 21);
      const dayByDay = await findPeople(server.database, nextDates(['xul']), from, 21, 10);
      expect(dayByDay).toEqual(oneByOne);
    }
  });

  test('whatever is typed is answered', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.oneof(text, fc.stringMatching(/^[%_'"\\; -]{1,20}$/)), async (q) => {
        fc.pre(q.length <= 100);
        await find(q);
      }),
      { numRuns: 100 },
    );
    expect((await find('%')).events).toEqual([]);
    expect((await find('xul', '2201-01-10')).more).toBe(true);
  });

  test.each([
    [{ q: 'a'.repeat(101), from: '2026-11-21' }, 'q'],
    [{ q: 'ana', from: '2026-02-30' }, 'from'],
    [{ q: 'ana' }, 'from'],
    [{ from: '2026-11-21' }, 'q'],
  ])('says what is wrong with %j', async (query, field) => {
    const response = await ask(query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ field });
  });
});

test('a client that never stops is told to wait', async () => {
  const server = await startTestApp(ENGINES[0][1]);
  const ask = () => server.app.inject('/api/v1/search?q=&from=2026-11-21');
  for (let count = 0; count < 300; count += 1) await ask();
  const response = await ask();
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  await server.close();
});
