import { describe, expect, test } from '@jest/globals';
import { auditPageSchema, sectorsSchema } from '@almanaque/api';
import { calendarRangeSchema, errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import { signedIn, visitor } from '../auth/testing/visitor.ts';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';

const SECTORS = '/api/v1/observances/sectors';

describe.each(ENGINES)('the observances’ sectors on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  const admin = server.useVisitor('administrador');

  const turn = async (sector: string, on: boolean) => {
    const response = await admin.send('PATCH', SECTORS, { sector, on });
    return sectorsSchema
      .parse(response.json())
      .sectors.filter((one) => one.on)
      .map(({ name }) => name);
  };
  const titles = async (date: string) => {
    const url = `/api/v1/calendar?from=${date}&to=${date}`;
    const answer = calendarRangeSchema.parse((await visitor(server.app).send('GET', url)).json());
    return answer.days.flatMap(({ events }) => events.map(({ title }) => title));
  };

  test('only an administrator reads or switches them', async () => {
    const organiser = await signedIn(server, 'organizador');
    const switched = { sector: 'salud', on: true };
    expect((await visitor(server.app).send('GET', SECTORS)).statusCode).toBe(401);
    expect((await organiser.send('GET', SECTORS)).statusCode).toBe(403);
    expect((await organiser.send('PATCH', SECTORS, switched)).statusCode).toBe(403);
  });

  test('all are listed, the general ones first and alone switched on', async () => {
    const { sectors } = sectorsSchema.parse((await admin.send('GET', SECTORS)).json());
    expect(sectors[0]).toMatchObject({ name: 'general', on: true, count: 31 });
    expect(sectors.slice(1).some(({ on }) => on)).toBe(false);
    const technology = sectors.find(({ name }) => name === 'tecnología');
    expect(technology).toMatchObject({ count: 3 });
    expect(technology?.examples).toContain('Día del Programador');
  });

  test('switched on, everybody sees its observances; switched off, nobody', async () => {
    const date = '2027-09-13';
    expect(await titles(date)).not.toContain('Día del Programador');
    expect(await turn('tecnología', true)).toEqual(['general', 'tecnología']);
    expect(await titles(date)).toContain('Día del Programador');
    // The spring day is a general one.
    expect(await titles('2027-09-21')).not.toEqual([]);
    expect(await turn('general', false)).toEqual(['tecnología']);
    expect(await titles('2027-09-21')).toEqual([]);
    await turn('general', true);
    expect(await turn('tecnología', false)).toEqual(['general']);
    expect(await titles(date)).not.toContain('Día del Programador');
  });

  test('two who switch different sectors at once do not undo each other', async () => {
    await Promise.all(['salud', 'agro', 'bancos'].map((sector) => turn(sector, true)));
    expect(await turn('seguros', true)).toEqual(['general', 'agro', 'bancos', 'salud', 'seguros']);
  });

  test('one that does not exist is refused; each switch is on record', async () => {
    const refused = await admin.send('PATCH', SECTORS, { sector: 'astrología', on: true });
    expect(refused.statusCode).toBe(400);
    expect(errorResponseSchema.parse(refused.json()).field).toBe('sector');
    await turn('ventas', true);
    await turn('ventas', true);
    const url = '/api/v1/audit?entity=sector&entityId=ventas';
    const { entries } = auditPageSchema.parse((await admin.send('GET', url)).json());
    expect(entries.map(({ action }) => action)).toEqual(['sector.shown']);
  });
});
