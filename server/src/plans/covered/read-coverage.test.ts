import { beforeAll, describe, expect, test } from '@jest/globals';
import { boardSchema, coverageSchema } from '@almanaque/api';
import { readXlsx } from 'hucre/xlsx';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import { storePeople } from '../../people/testing/person.ts';
import { ENGINES } from '../../testing/engines.ts';
import { planOf, PLANS, usePlans } from '../../testing/use-plans.ts';

const LIA = 'lia@empresa.com.ar';
const born = (day: number) => ({ day, month: 3, year: 1990 });

describe.each(ENGINES)('who was celebrated, on %s', (_engine, openPlace) => {
  const { server, ana, make, send, addEvent } = usePlans(openPlace);
  const lia = server.useVisitor('organizador', LIA);

  const coverage = async (who = ana, from = '2026-01', more = '') => {
    const answer = await who.send('GET', `${PLANS}/coverage?from=${from}${more}`);
    return coverageSchema.parse(answer.json());
  };

  const bruno = server.useVisitor('administrador');
  const setRate = (month: string, cents: number | null) =>
    bruno.send('PUT', `${PLANS}/rates/${month}`, { cents });

  beforeAll(async () => {
    const rosario = { office: 'Rosario', team: 'Ventas' };
    await storePeople(server.database, {
      lia: { ...rosario, email: LIA, birth: born(3) },
      teo: { ...rosario, birth: born(4), hireDate: isoDate('2020-05-05') },
      ida: { birth: born(5) },
    });
    const celebrate = async (event: string, expense: number) => {
      const { id } = await make(event);
      await send('POST', `/${id}/expenses`, {
        ...{ what: 'Torta', providerId: null, amount: expense, currency: 'ARS' },
        ...{ pricedOn: '2026-03-01', receiptNumber: null, receipt: null },
      });
      const retrospect = { rating: 4, repeat: '', avoid: '', whoCame: '' };
      await send('PATCH', `/${id}`, { version: 2, state: 'hecho', people: 10, retrospect });
    };
    await celebrate('cumpleanos-2026-03-04-teo', 1_000_05);
    await celebrate('aniversario-2026-05-05-teo', 500_00);
    await celebrate('cumpleanos-2026-03-03-lia', 300_00);
  });

  test('by office, with what was spent, who was missed and who was celebrated twice', async () => {
    const { all, offices, missed, repeated, from, to } = await coverage();
    expect([from, to]).toEqual(['2026-01-01', '2026-12-31']);
    expect(all).toMatchObject({ dates: 4, withPlan: 3, done: 3, rating: 4 });
    expect(offices).toMatchObject([
      { name: null, dates: 1, done: 0 },
      { name: 'Rosario', dates: 3, done: 3, spent: { ARS: 1_800_05, USD: 0 } },
    ]);
    expect(missed).toMatchObject({ total: 1, people: [{ personId: 'ida', done: 0 }] });
    expect(repeated).toMatchObject({ total: 1, people: [{ personId: 'teo', done: 2 }] });
    expect(JSON.stringify(await coverage())).not.toContain('1990');
  });

  test('as a workbook, each division in its sheet, in one currency where that is asked for', async () => {
    await setRate('2026-02', 100_000);
    const answer = await ana.send('GET', `${PLANS}/coverage/file?from=2026-01&currency=USD`);
    expect(answer.headers['content-disposition']).toContain('celebraciones-2026-01.xlsx');
    const { sheets } = await readXlsx(answer.rawPayload);
    const rowsOf = (name: string) => sheets.find((sheet) => sheet.name === name)?.rows ?? [];
    expect(sheets.map(({ name }) => name)).toEqual([
      ...['Resumen', 'Oficinas', 'Equipos', 'Tipos', 'Meses', 'Sin celebrar', 'Más de una vez'],
      'Dólar',
    ]);
    const [header = [], , rosario = []] = rowsOf('Oficinas');
    expect(rosario[header.indexOf('Gastado (USD)')]).toBe(1.8);
    expect(header).not.toContain('Gastado (ARS)');
    expect(rowsOf('Dólar').slice(1)).toEqual([['2026-02', 1000]]);
    expect(rowsOf('Sin celebrar')[1]).toEqual(['ida', null, null, 0]);
    expect(JSON.stringify(sheets)).not.toContain('1990');
  });

  test('in one currency each month has its own rate; one without any is told, and nothing converted', async () => {
    await setRate('2026-02', null);
    await setRate('2026-04', 200_000);
    const without = await coverage(ana, '2026-01', '&currency=USD');
    expect(without.conversion).toEqual({ currency: 'USD', rates: [], missing: ['2026-03'] });
    expect(without.all.spent).toEqual({ ARS: 1_800_05, USD: 0 });
    const file = await ana.send('GET', `${PLANS}/coverage/file?from=2026-01&currency=USD`);
    const last = (await readXlsx(file.rawPayload)).sheets.at(-1);
    expect(last?.rows[1]).toEqual(['2026-03', 'Falta: cada moneda va aparte']);

    await setRate('2026-03', 100_000);
    const { all, months, conversion } = await coverage(ana, '2026-01', '&currency=USD');
    expect(conversion).toMatchObject({
      missing: [],
      rates: [{ month: '2026-03' }, { cents: 200_000 }],
    });
    expect(months.map(({ month, spent }) => [month, spent.USD])).toEqual([
      ['2026-03', 130],
      ['2026-05', 25],
    ]);
    expect(all.spent).toEqual({ ARS: 0, USD: 155 });
    expect((await coverage()).all.spent).toEqual({ ARS: 1_800_05, USD: 0 });
  });

  test('whoever asks is not in it, planned for or not', async () => {
    const hers = await coverage(lia);
    expect(hers.all).toMatchObject({ dates: 3, done: 2, spent: { ARS: 1_500_05, USD: 0 } });
    expect(JSON.stringify(hers)).not.toContain('"lia"');
    const file = await lia.send('GET', `${PLANS}/coverage/file?from=2026-01`);
    const { sheets } = await readXlsx(file.rawPayload);
    expect(sheets[0]?.rows[1]?.slice(1, 4)).toEqual([3, 2, 2]);
    expect(JSON.stringify(sheets)).not.toContain('"lia"');
  });

  test('another period has its own; a plan that was called off counts as none', async () => {
    expect((await coverage(ana, '2027-01')).all).toMatchObject({ withPlan: 0, done: 0 });
    const { id } = await make('cumpleanos-2026-03-05-ida');
    expect((await coverage()).all.withPlan).toBe(4);
    await planOf(ana, 'PATCH', `/${id}`, { version: 1, state: 'cancelado' });
    expect((await coverage()).all.withPlan).toBe(3);
  });

  test.each(['privado', 'no'] as const)('who says «%s» is respected, not missed', async (wish) => {
    await storePeople(server.database, { ida: { birth: born(5), celebration: wish } });
    const { all, missed } = await coverage();
    expect([all.dates, all.respected]).toEqual([4, 1]);
    expect(missed).toEqual({ total: 0, people: [] });
  });

  test('of an office that was joined to another, plans that are done count for that one', async () => {
    const event = { date: '2024-10-10', title: 'Asado', office: 'rosario', team: 'ventas' };
    const { id } = await make(`empresa-${(await addEvent(event)).id}`);
    await send('PATCH', `/${id}`, { version: 1, state: 'hecho' });
    for (const [kind, from, into] of [
      ['office', 'rosario', 'Rosario'],
      ['team', 'ventas', 'Ventas'],
    ]) {
      const answer = await bruno.send('POST', '/api/v1/people/places/join', { kind, from, into });
      expect(answer.statusCode).toBe(200);
    }
    const { offices, teams } = await coverage(ana, '2024-01');
    expect([...offices, ...teams].map(({ name }) => name)).not.toContain('rosario');
    expect(offices.find(({ name }) => name === 'Rosario')).toMatchObject({ done: 1 });
    expect(teams.find(({ name }) => name === 'Ventas')).toMatchObject({ done: 1 });
    const found = await ana.send('GET', `${PLANS}?view=all&state=hecho&office=Rosario`);
    expect(boardSchema.parse(found.json()).plans.map((plan) => plan.id)).toContain(id);
  });

  test('whoever was celebrated together with others was celebrated; who wants it in private is not among them', async () => {
    await storePeople(server.database, {
      uma: { birth: born(20) },
      eva: { birth: born(20) },
      pia: { birth: born(20), celebration: 'privado' },
    });
    const namesMissed = async () =>
      (await coverage()).missed.people.map(({ personId }) => personId);
    const before = await coverage();
    expect(await namesMissed()).toEqual(expect.arrayContaining(['eva', 'uma']));
    const { id } = await make('grupo-cumpleanos-2026-03-20');
    await send('PATCH', `/${id}`, { version: 1, state: 'hecho', people: 2 });
    expect(await namesMissed()).not.toEqual(expect.arrayContaining(['eva']));
    expect(await namesMissed()).not.toEqual(expect.arrayContaining(['uma']));
    const { all } = await coverage();
    expect(all.missed).toBe(before.all.missed - 2);
    expect(all).toMatchObject({ respected: before.all.respected, spent: before.all.spent });
  });
});
