import { freshPage, type FreshPage } from '../testing/index.ts';
import { pageSingleton } from '../page-singleton.ts';
import { fetchSignedIn } from './portal-pass.ts';

const API = 'https://almanaque.example';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
let page: FreshPage;
beforeEach(() => {
  page = freshPage();
  fetchMock.mockReset().mockResolvedValue({ status: 200 } as Response);
  globalThis.fetch = fetchMock as typeof fetch;
});
afterEach(() => page.leave());

const passes = () => pageSingleton('portal-passes.v1', () => new Map<string, string>());
const sentTo = async (url: string, init?: RequestInit) => {
  await fetchSignedIn(url, init);
  return new Headers(fetchMock.mock.lastCall?.[1].headers).get('authorization');
};

test('a pass is shown to the installation that gave it, and to nobody else', async () => {
  passes().set(API, 'p4se');
  expect(await sentTo(`${API}/api/v1/calendar`)).toBe('Bearer p4se');
  expect(await sentTo('https://almanaque.example.evil/api/v1/calendar')).toBeNull();
  expect(await sentTo('https://otra.example/api/v1/calendar')).toBeNull();
  expect(await sentTo('/api/v1/calendar')).toBeNull();
});

test('the other headers of a request stay', async () => {
  passes().set(API, 'p4se');
  await sentTo(`${API}/x`, { headers: { accept: 'application/json' } });
  const headers = new Headers(fetchMock.mock.lastCall?.[1].headers);
  expect(headers.get('accept')).toBe('application/json');
});

test('one that is refused is forgotten, and the page hears of it', async () => {
  passes().set(API, 'p4se');
  const heard = jest.fn();
  window.addEventListener('almanaque-pase', heard, { once: true });
  fetchMock.mockResolvedValue({ status: 401 } as Response);
  await fetchSignedIn(`${API}/api/v1/calendar`);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(passes().size).toBe(0);
});

test('the next one outlives a refusal of the one before that comes late', async () => {
  passes().set(API, 'p4se');
  let answer: (response: Response) => void = () => undefined;
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const asked = fetchSignedIn(`${API}/api/v1/calendar`);
  passes().set(API, 'nuevo');
  answer({ status: 401 } as Response);
  await asked;
  expect(passes().get(API)).toBe('nuevo');
});
