import { create, define, mount, settle, shownIn, unmount, ask } from './testing/element-page.ts';

const API = 'https://almanaque.example';
const CLOSED = 'Para verlo acá, ingresá en Almanaque.';

/** Of its own for each test: a window that another left open is heard for as long. */
let opened: { closed: boolean };
let open: jest.SpyInstance;
const settings = (config: object) =>
  ask.mockResolvedValue({ ok: true, json: () => Promise.resolve(config) } as Response);

beforeEach(() => {
  opened = { closed: false };
  Reflect.deleteProperty(globalThis, Symbol.for('almanaque.portal-passes.v1'));
  open = jest.spyOn(window, 'open').mockReturnValue(opened as Window);
  settings({ readingNeedsSignIn: true });
});

async function show() {
  const element = create(define());
  element.setAttribute('api-base', API);
  document.body.append(element);
  await settle();
  return element;
}

const press = (element: HTMLElement) =>
  element.shadowRoot?.querySelector<HTMLButtonElement>('.notice button')?.click();

async function tell(message: { data?: unknown; origin?: string; source?: unknown }) {
  const { data = { almanaquePass: 'p4se' }, origin = API, source = opened } = message;
  // jsdom takes no stand-in for a window in the constructor.
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
  await settle();
}

test('where reading needs a session each element says so, and one signs in for all of them', async () => {
  const [one, other] = [await show(), await show()];
  expect([shownIn(one), shownIn(other)]).toEqual(
    [CLOSED, CLOSED].map((text) => expect.stringContaining(text) as unknown),
  );
  expect(mount).not.toHaveBeenCalled();
  press(one);
  expect(open).toHaveBeenCalledWith(
    `${API}/?portal=${encodeURIComponent(location.origin)}`,
    'almanaque-ingreso',
    expect.stringContaining('popup'),
  );
  await tell({});
  expect([shownIn(one), shownIn(other)]).toEqual(['el calendario', 'el calendario']);
});

test.each([
  ['another origin', { origin: 'https://ajena.example' }],
  ['another window', { source: window }],
  ['no pass', { data: { almanaquePass: 7 } }],
  ['nothing', { data: null }],
])('a message of %s lets nobody in', async (_what, message) => {
  const element = await show();
  press(element);
  await tell(message);
  expect(shownIn(element)).toContain(CLOSED);
});

test('whoever closes the window is where they were, and what comes later is not heard', async () => {
  const element = await show();
  press(element);
  opened.closed = true;
  await jest.advanceTimersByTimeAsync(500);
  await tell({});
  expect(shownIn(element)).toContain(CLOSED);
});

test('once the session has ended the element asks for another, and shows nothing meanwhile', async () => {
  const element = await show();
  press(element);
  await tell({});
  const passes = Reflect.get(globalThis, Symbol.for('almanaque.portal-passes.v1')) as Map<
    string,
    string
  >;
  passes.delete(API);
  window.dispatchEvent(new Event('almanaque-pase'));
  await settle();
  expect(unmount).toHaveBeenCalled();
  expect(shownIn(element)).toContain(CLOSED);
});

test('told of another installation where reading needs a session, it asks for one', async () => {
  settings({ readingNeedsSignIn: false });
  const element = await show();
  expect(shownIn(element)).toBe('el calendario');
  settings({ readingNeedsSignIn: true });
  element.apiBase = 'https://cerrada.example';
  await settle();
  expect(shownIn(element)).toContain(CLOSED);
  press(element);
  await tell({ origin: 'https://cerrada.example' });
  expect(shownIn(element)).toBe('el calendario');
  expect(mount.mock.lastCall?.[1]).toMatchObject({ apiBase: 'https://cerrada.example' });
});

test.each([
  ['is open to all', { readingNeedsSignIn: false }],
  ['is of before portals could sign in', {}],
])('an installation that %s shows its calendar at once', async (_what, config) => {
  settings(config);
  expect(shownIn(await show())).toBe('el calendario');
});
