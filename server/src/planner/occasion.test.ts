import { describe, expect, test } from '@jest/globals';
import { isoDate, type PlannerRequest } from '@almanaque/shared-contracts/schemas';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';
import { occasionOf, storedHolidays } from './occasion.ts';

const TODAY = isoDate('2026-11-23');

describe.each(ENGINES)('when it is celebrated, on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  const administrator = server.useVisitor('administrador');

  const occasion = (request: Partial<PlannerRequest>) =>
    occasionOf(
      { eventTitle: 'Navidad', eventDescription: '', eventType: 'festivo', ...request },
      'festivo',
      TODAY,
      storedHolidays(server.database),
    );

  test('the business day before a holiday; null without a date', async () => {
    expect(await occasion({ eventDate: '2026-12-25' })).toEqual({
      day: '2026-12-24',
      isBridge: false,
    });
    expect(await occasion({})).toBeNull();
  });

  test('a date in the last month that has four digits of a year is none', async () => {
    expect(await occasion({ eventDate: '9999-12-10' })).toBeNull();
  });

  test('a bridge is known as such, and prepared for before it, whatever the company decided', async () => {
    const eventTitle = 'Día no laborable con fines turísticos';
    const bridge = () => occasion({ eventTitle, eventDate: '2026-12-07' });
    expect(await bridge()).toEqual({ day: '2026-12-04', isBridge: true });
    expect(
      (
        await administrator.send('PATCH', '/api/v1/holidays/2026-12-07-puente-no-laborable', {
          version: 0,
          works: false,
        })
      ).statusCode,
    ).toBe(200);
    expect(await bridge()).toEqual({ day: '2026-12-04', isBridge: true });
    // Martes 8 is a holiday: without the bridge, one would have been invited to it.
    const next = { eventTitle: 'Inmaculada', eventDate: '2026-12-08' };
    expect(await occasion(next)).toMatchObject({ day: '2026-12-04' });
  });
});
