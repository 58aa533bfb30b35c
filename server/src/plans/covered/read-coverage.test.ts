import { beforeAll, describe, expect, test } from '@jest/globals';
import { coverageSchema } from '@almanaque/api';
import { readXlsx } from 'hucre/xlsx';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import { storePeople } from '../../people/testing/person.ts';
import { ENGINES } from '../../testing/engines.ts';
import { planOf, PLANS, usePlans } from '../testing/use-plans.ts';

const LIA = 'lia@empresa.com.ar';
const born = (day: number) => ({ day, month: 3, year: 1990 });

describe.each(ENGINES)('who was celebrated, on %s', (_engine, openPlace) => {
  const { server, ana, make, send } = usePlans(openPlace);
  const lia = server.useVisitor('organizador', LIA);

  const coverage = async (who = ana, from = '2026-01') => {
    const answer = await who.send('GET', `${PLANS}/coverage?from=${from}`);
    return coverageSchema.parse(answer.json());
  };

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
    const answer = await ana.send(
      'GET',
      `${PLANS}/coverage/file?from=2026-01&currency=USD&dollar=100000`,
    );
    expect(answer.headers['content-disposition']).toContain('celebraciones-2026-01.xlsx');
    const { sheets } = await readXlsx(answer.rawPayload);
    const rowsOf = (name: string) => sheets.find((sheet) => sheet.name === name)?.rows ?? [];
    expect(sheets.map(({ name }) => name)).toEqual([
      ...['Resumen', 'Oficinas', 'Equipos', 'Tipos', 'Meses', 'Sin celebrar', 'Más de una vez'],
    ]);
    const [header = [], , rosario = []] = rowsOf('Oficinas');
    expect(rosario[header.indexOf('Gastado (USD)')]).toBe(1.8);
    expect(header).not.toContain('Gastado (ARS)');
    expect(rowsOf('Sin celebrar')[1]).toEqual(['ida', null, null, 0]);
    expect(JSON.stringify(sheets)).not.toContain('1990');
  });

  test('one currency without a rate is told to want one', async () => {
    const answer = await ana.send('GET', `${PLANS}/coverage/file?from=2026-01&currency=USD`);
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('el dólar')]);
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
});
