import { describe, expect, test } from '@jest/globals';
import { plansFoundSchema } from '@almanaque/api';
import { addDays } from '@almanaque/shared-contracts/schemas';
import { storePeople } from '../../people/testing/person.ts';
import { ENGINES } from '../../testing/engines.ts';
import { companyDay } from '../../time/company-day.ts';
import { PLANS, usePlans } from '../../testing/use-plans.ts';

const { today } = companyDay('America/Argentina/Buenos_Aires', Date.now());
const due = { kind: 'pinned', date: today };
const LIA = 'lia@empresa.com.ar';
const HERS = 'cumpleanos-2098-12-16-lia';

describe.each(ENGINES)('searching plans on %s', (_engine, openPlace) => {
  const { server, ana, send, make, addEvent } = usePlans(openPlace);
  const lia = server.useVisitor('organizador', LIA);
  const admin = server.useVisitor('administrador');

  const search = async (q: string, who = ana) => {
    const answer = await who.send('GET', `${PLANS}/search?q=${encodeURIComponent(q)}`);
    return plansFoundSchema.parse(answer.json()).plans;
  };
  const titles = async (q: string, who = ana) => (await search(q, who)).map(({ title }) => title);

  test('by the beginnings of words of its title, its event’s and its tasks’, without accents', async () => {
    const event = await addEvent({ title: 'Fogón', date: addDays(today, 30) });
    const { id } = await make(`empresa-${event.id}`, { title: 'Noche al aire libre' });
    await send('POST', `/${id}/tasks`, { title: 'Alquilar sillas', due });
    expect(await search('SILLÁ fogon')).toEqual([
      {
        ...{ id, title: 'Noche al aire libre', state: 'idea', task: 'Alquilar sillas' },
        event: { title: 'Fogón', date: addDays(today, 30) },
      },
    ]);
    expect(await search('noche')).toMatchObject([{ id, task: null }]);
    for (const nothing of ['illas', 'sillas mesas', '', '¿?']) {
      expect([nothing, await search(nothing)]).toEqual([nothing, []]);
    }
  });

  test('as all of it is called now', async () => {
    const event = await addEvent({ title: 'Yerra', date: addDays(today, 31) });
    const { id } = await make(`empresa-${event.id}`, { title: 'Doma' });
    expect(await titles('yerra')).toEqual(['Doma']);
    await send('POST', `/${id}/tasks`, { title: 'Bombo', due });
    expect(await titles('bombo')).toEqual(['Doma']);
    await ana.send('PATCH', `/api/v1/events/${event.id}`, { version: 1, title: 'Zamba' });
    expect([await titles('yerra'), await titles('zamba')]).toEqual([[], ['Doma']]);
    await send('DELETE', `/${id}?version=2`);
    expect(await titles('doma')).toEqual([]);
  });

  test('open ones first, what is due first first; then the latest of the others; eight in all', async () => {
    const planned = async (days: number) => {
      const { id } = await addEvent({ title: 'Truco', date: addDays(today, days) });
      return make(`empresa-${id}`, { title: `${days}` });
    };
    for (const days of [10, 20]) {
      const { id } = await planned(days);
      await send('PATCH', `/${id}`, { version: 1, state: 'hecho' });
    }
    for (const days of [60, 50]) await planned(days);
    expect(await titles('truco')).toEqual(['50', '60', '20', '10']);
    for (const days of [70, 71, 72, 73, 74]) await planned(days);
    expect(await titles('truco')).toEqual(['50', '60', '70', '71', '72', '73', '74', '20']);
  });

  test('by what a person, or a holiday of the company’s, is called by now', async () => {
    const birth = { day: 11, month: 10, year: null };
    const store = (firstName: string) =>
      storePeople(server.database, { pat: { birth, firstName } });
    await store('Patricio');
    await send('POST', '', {
      ...{ event: 'cumpleanos-2098-10-11-pat', title: 'Chocolatada', recommendation: null },
    });
    await store('Pilar');
    expect([await titles('chocolatada pilar'), await titles('chocolatada patricio')]).toEqual([
      ...[['Chocolatada'], []],
    ]);
    const details = { date: '2098-10-20', kind: 'feriado', title: 'Día del Ceibo' };
    const added = await admin.send('POST', '/api/v1/holidays', details);
    const { holiday } = added.json<{ holiday: { id: string; event: { id: string } } }>();
    await make(holiday.event.id, { title: 'Peña' });
    const renamed = { version: 1, details: { ...details, title: 'Día del Lapacho' } };
    await admin.send('PATCH', `/api/v1/holidays/${holiday.id}`, renamed);
    expect([await titles('lapacho'), await titles('ceibo')]).toEqual([['Peña'], []]);
  });

  test('a surprise is found by whoever owns it, and not by who is celebrated', async () => {
    const birth = { day: 16, month: 12, year: null };
    await storePeople(server.database, { lia: { email: LIA, birth, firstName: 'Lía' } });
    const surprise = { event: HERS, title: 'Mariachis', recommendation: null };
    await send('POST', '', surprise);
    expect([await titles('mariachis lia'), await titles('mariachis lia', lia)]).toEqual([
      ...[['Mariachis'], []],
    ]);
    await lia.send('POST', PLANS, { ...surprise, title: 'Mariachis míos' });
    expect(await titles('mariachis lia', lia)).toEqual(['Mariachis míos']);
  });
});
