import { isoDate, monthQuery, queryClient, upcomingQuery } from '@almanaque/shared-contracts';
import { readEarly } from './read-early.ts';

const TODAY = isoDate('2026-11-22');
const fetched = jest.fn((address: string) => {
  const [, from, to] = /from=(.*)&to=(.*)/.exec(address) ?? [];
  return Promise.resolve({
    ok: true,
    status: 200,
    json: () => Promise.resolve({ from, to, days: [] }),
  });
});
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** What the document asks for by itself. */
function asksFor(...addresses: readonly string[]): void {
  const links = addresses.map((href) => `<link rel="preload" as="fetch" href="${href}">`);
  document.head.innerHTML = `<link rel="preload" as="script" href="/main.js">${links.join('')}`;
}

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetched });
  fetched.mockClear();
});
afterEach(() => {
  queryClient().clear();
  document.head.replaceChildren();
});

test.each(['', 'https://almanaque.example'])(
  'calendar and bell find in the cache what the document asked for of %p',
  async (apiBase) => {
    const api = `${apiBase}/api/v1/calendar`;
    asksFor(`${api}?from=2026-11-01&to=2026-12-12`, `${api}?from=2026-11-22&to=2026-11-29`);
    readEarly();
    await settle();
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      `${api}?from=2026-11-01&to=2026-12-12`,
      `${api}?from=2026-11-22&to=2026-11-29`,
    ]);
    await queryClient().query(monthQuery(apiBase, TODAY));
    await queryClient().query(upcomingQuery(apiBase, TODAY));
    expect(fetched).toHaveBeenCalledTimes(2);
  },
);

test('what else the document asks for is nothing to it', () => {
  asksFor('https://partes.example/mf-manifest.json', '/api/v1/calendar?from=2026-02-30&to=x');
  readEarly();
  expect(fetched).not.toHaveBeenCalled();
});

test('what is refused is asked for again by who shows it', async () => {
  fetched.mockResolvedValueOnce({
    ok: false,
    status: 404,
    json: () => Promise.resolve({ from: undefined, to: undefined, days: [] }),
  });
  asksFor('/api/v1/calendar?from=2026-11-01&to=2026-12-12');
  readEarly();
  await settle();
  expect(queryClient().getQueryData(monthQuery('', TODAY).queryKey)).toBeUndefined();
  await expect(queryClient().query(monthQuery('', TODAY))).resolves.toMatchObject({ days: [] });
  expect(fetched).toHaveBeenCalledTimes(2);
});
