import { describe, expect, test } from '@jest/globals';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';
import { inTurn } from '../cache/in-turn.ts';

describe.each(ENGINES)('reading on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  const read = (path: string, remoteAddress: string) =>
    server.app.inject({ url: `/api/v1/calendar${path}`, remoteAddress });
  const year = (of: number, address: string) => read(`?from=${of}-01-01&to=${of}-12-31`, address);

  // All at once, so that how long a year takes gives nobody more than the limit says.
  test('whole years again and again is refused for that address, and says until when', async () => {
    const years = Array.from({ length: 120 }, (_, index) => 1901 + index);
    const answers = await Promise.all(years.map((of) => year(of, '10.0.0.1')));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(60);
    expect(refused.map(({ statusCode }) => statusCode)).toContain(429);
    for (const answer of refused) {
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json()).toEqual({
        error: 'rate_limited',
        message: 'Son demasiados pedidos juntos. Esperá un momento.',
      });
    }
    expect((await year(2100, '10.0.0.2')).statusCode).toBe(200);
  });

  test('an office that looks at the same months may, all at once', async () => {
    const paths = ['?from=2026-10-26&to=2026-12-06', '?from=2026-11-30&to=2027-01-03', '/places'];
    const statuses = new Set<number>();
    for (let person = 0; person < 500; person += 1) {
      for (const path of paths) statuses.add((await read(path, '10.0.0.3')).statusCode);
    }
    expect([...statuses]).toEqual([200]);
  });
});

test('years wait for years, and months for none of them', async () => {
  const ended: string[] = [];
  let finish: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (finish = resolve));
  const years = [
    inTurn(366, () => first.then(() => ended.push('year'))),
    inTurn(366, () => Promise.resolve(ended.push('next year'))),
  ];
  await inTurn(42, () => Promise.resolve(ended.push('month')));
  expect(ended).toEqual(['month']);
  finish();
  await Promise.all(years);
  expect(ended).toEqual(['month', 'year', 'next year']);
});
