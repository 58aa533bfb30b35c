import { describe, expect, test } from '@jest/globals';
import { NO_FILTER } from '@almanaque/shared-contracts/schemas';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';

const DAYS = 'from=2026-11-01&to=2026-11-30';

describe.each(ENGINES)('a zero character on %s', (_engine, openPlace) => {
  const administrator = useServer(openPlace).useVisitor('administrador');

  test.each([
    ['GET', `/api/v1/calendar?${DAYS}&office=%00`, undefined, 'office'],
    ['GET', '/api/v1/search?q=%00&from=2026-11-21', undefined, 'q'],
    ['GET', '/api/v1/people?q=A%00', undefined, 'q'],
    ['POST', '/api/v1/people/imports?fileName=n%00.csv', Buffer.from('Nombre\nAna\n'), 'fileName'],
    [
      'POST',
      '/api/v1/events',
      { title: 'x', date: '2026-12-01', description: '\0' },
      'description',
    ],
    [
      'POST',
      '/api/v1/subscriptions',
      { name: 'x', filter: { ...NO_FILTER, office: '\0' } },
      'filter.office',
    ],
  ] as const)('%s %s is refused, naming the field', async (method, url, body, field) => {
    const octets = { 'content-type': 'application/octet-stream' };
    const answer = await administrator.send(method, url, body, Buffer.isBuffer(body) ? octets : {});
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'invalid_input', field });
  });
});
