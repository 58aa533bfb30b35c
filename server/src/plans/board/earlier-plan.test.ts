import { beforeAll, describe, expect, test } from '@jest/globals';
import { boardSchema } from '@almanaque/api';
import { storePeople } from '../../people/testing/person.ts';
import { ENGINES } from '../../testing/engines.ts';
import { PLANS, usePlans } from '../../testing/use-plans.ts';

const LIA = 'lia@empresa.com.ar';

describe.each(ENGINES)('the plan of the time before, on %s', (_engine, openPlace) => {
  const { server, ana, send, make, addEvent } = usePlans(openPlace);
  const lia = server.useVisitor('organizador', LIA);
  let series = '';

  const earlier = async (event: string, who = ana) => {
    const answer = await who.send('GET', `${PLANS}?view=all&event=${event}`);
    return boardSchema.parse(answer.json()).earlier?.title;
  };
  const rate = async (event: string, title: string, rating: number) => {
    const { id } = await make(event, { title });
    const retrospect = { rating, repeat: '', avoid: '', whoCame: '' };
    await send('PATCH', `/${id}`, { version: 1, state: 'hecho', retrospect });
  };

  beforeAll(async () => {
    await storePeople(server.database, {
      lia: { email: LIA, birth: { day: 16, month: 12, year: null } },
    });
    await rate('cumpleanos-2097-12-16-lia', 'Torta', 3);
    await rate('cumpleanos-2097-12-16-lia', 'Terraza', 5);
    const event = { title: 'Asado', date: '2097-05-06', rrule: 'FREQ=MONTHLY;BYMONTHDAY=6' };
    series = (await addEvent(event)).id;
  });

  test('is last year’s that went best, of a birthday', async () => {
    expect(await earlier('cumpleanos-2098-12-16-lia')).toBe('Terraza');
    expect(await earlier('cumpleanos-2099-12-16-lia')).toBeUndefined();
  });

  test('is not told where there is a plan already, nor of one that was called off', async () => {
    const { id } = await make('cumpleanos-2098-12-16-lia');
    expect(await earlier('cumpleanos-2098-12-16-lia')).toBeUndefined();
    await send('PATCH', `/${id}`, { version: 1, state: 'cancelado' });
    expect(await earlier('cumpleanos-2099-12-16-lia')).toBeUndefined();
  });

  test('is nothing to whom it was a surprise', async () => {
    expect(await earlier('cumpleanos-2098-12-16-lia', lia)).toBeUndefined();
  });

  test('of a holiday is found by its name, on whatever day it fell', async () => {
    await make('feriado-2027-02-08-carnaval', { title: 'Comparsa' });
    expect(await earlier('feriado-2028-02-28-carnaval')).toBe('Comparsa');
  });

  test('of a series is that of the occurrence before', async () => {
    await make(`empresa-${series}-2097-06-06`, { title: 'Junio' });
    await make(`empresa-${series}-2097-07-06`, { title: 'Julio' });
    expect(await earlier(`empresa-${series}-2097-08-06`)).toBe('Julio');
    expect(await earlier(`empresa-${series}-2097-05-06`)).toBeUndefined();
  });
});
