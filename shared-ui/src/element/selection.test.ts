import { selectionStore } from '@almanaque/shared-contracts';
import { companyEvent } from '@almanaque/shared-contracts/testing';
import {
  ask,
  create,
  DAY,
  define,
  freshTag,
  heardFrom,
  load,
  remote,
  settle,
} from './testing/element-page.ts';

test('the attribute date selects, also while it changes with others; the last one counts', async () => {
  const element = create(define());
  document.body.append(element);
  await settle();
  element.setAttribute('date', '2025-09-01');
  element.setAttribute('date', DAY);
  await settle();
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: DAY });
  expect(element.date).toBe(DAY);
});

test('what is asked for before it has come is done once it has', async () => {
  let arrive: (module: typeof remote) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const element = create(define());
  document.body.append(element);
  const first = element.select('2025-09-01');
  const second = element.select(DAY);
  await settle();
  expect(selectionStore().getState()).toEqual({ kind: 'none' });
  arrive(remote);
  expect(await Promise.all([first, second])).toEqual([false, true]);
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: DAY });
});

test('what is asked of a part that does not come settles within five seconds, and is done later', async () => {
  let arrive: (module: typeof remote) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const element = create(define());
  document.body.append(element);
  const [selecting, opening] = [element.select(DAY), element.open()];
  await jest.advanceTimersByTimeAsync(4900);
  expect(await Promise.all([selecting, opening])).toEqual([false, false]);
  expect(selectionStore().getState()).toEqual({ kind: 'none' });
  arrive(remote);
  await settle();
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: DAY });
});

test('what is asked of an element outside of the page settles, too', async () => {
  const element = create(define());
  const selecting = element.select(DAY);
  await jest.advanceTimersByTimeAsync(4900);
  expect(await selecting).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

test('of several elements each tells whoever listens to it, and the document hears a change once', async () => {
  const elements = [create(define()), create(define()), create(define())];
  document.body.append(...elements);
  await settle();
  const heard = heardFrom(document);
  const eachHeard = elements.map(heardFrom);
  selectionStore().restore({ kind: 'day', date: DAY });
  await elements[0]?.select('2025-09-01');
  selectionStore().restore({ kind: 'none' });
  await elements[1]?.select(DAY);
  selectionStore().restore({ kind: 'none' });
  const once = [
    `seleccion ${DAY}`,
    'seleccion 2025-09-01',
    'seleccion',
    `seleccion ${DAY}`,
    'seleccion',
  ];
  expect(heard.map((told) => told.replace(/ null$/, ''))).toEqual(once);
  expect(eachHeard.map((told) => told.length)).toEqual([4, 4, 5]);
});

test('elements of two installations select apart, and the document hears of each once', async () => {
  const tag = define();
  const [a, other, b] = [create(tag), create(tag), create(tag)];
  for (const element of [a, other]) element.apiBase = 'https://a.test';
  b.apiBase = 'https://b.test';
  document.body.append(a, other, b);
  await settle();
  const heard = heardFrom(document);
  // A portal that answers what is chosen in one with a wish to another: the changes meet.
  a.addEventListener('almanaque-seleccion', () => {
    selectionStore('https://b.test').restore({ kind: 'day', date: '2025-09-01' });
  });
  selectionStore('https://a.test').restore({ kind: 'day', date: DAY });
  expect([a.date, other.date, b.date]).toEqual([DAY, DAY, '2025-09-01']);
  expect(heard.sort()).toEqual(['seleccion 2025-09-01', `seleccion ${DAY}`]);
  expect(await b.select(null)).toBe(true);
  expect([a.date, b.date]).toEqual([DAY, null]);
});

test('an element that is told of another installation goes over to its selection', async () => {
  const tag = define();
  const [stays, moves] = [create(tag), create(tag)];
  for (const element of [stays, moves]) element.apiBase = 'https://a.test';
  document.body.append(stays, moves);
  await settle();
  selectionStore('https://a.test').restore({ kind: 'day', date: DAY });
  moves.apiBase = 'https://b.test';
  const heard = heardFrom(moves);
  expect([stays.date, moves.date]).toEqual([DAY, null]);
  selectionStore('https://a.test').restore({ kind: 'none' });
  selectionStore('https://b.test').restore({ kind: 'day', date: '2025-09-01' });
  expect(heard).toEqual(['seleccion 2025-09-01']);
});

test('of an event that is not there its day is selected, and that it was not all is told', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const element = create(define());
  document.body.append(element);
  await settle();
  const day = { ok: true, json: () => Promise.resolve({ events: [{ id: 'otro' }] }) } as Response;
  ask.mockResolvedValue(day);
  expect(await element.select(DAY, 'empresa-1')).toBe(false);
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: DAY });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('no hay un evento «empresa-1»'));
});

/** What the server has of `DAY`. */
const ASADO = companyEvent({ id: 'asado', date: DAY, title: 'Asado' });

function answerWithAsado() {
  ask.mockImplementation((url) => {
    const events = url.endsWith(DAY) ? [ASADO] : [];
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ events }) } as Response);
  });
}

test('an event whose id is set along with its date is of that date, and so is none', async () => {
  answerWithAsado();
  const element = create(define());
  document.body.append(element);
  await settle();
  // As frameworks do, one property after the other.
  Object.assign(element, { date: DAY, event: 'asado' });
  await settle();
  expect(selectionStore().getState()).toMatchObject({ kind: 'event', event: { id: 'asado' } });
  Object.assign(element, { date: '2025-09-01', event: null });
  await settle();
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2025-09-01' });
});

test('whichever of a date and an event of it is set first, both hold', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  answerWithAsado();
  const element = create(define());
  document.body.append(element);
  await settle();
  for (const event of ['asado', ASADO]) {
    Object.assign(element, { event, date: DAY });
    await settle();
    expect(selectionStore().getState()).toMatchObject({ kind: 'event', event: { id: 'asado' } });
    await element.select('2025-09-01');
  }
  expect(warn).not.toHaveBeenCalled();
  Object.assign(element, { event: ASADO, date: '2025-09-02' });
  await settle();
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2025-09-02' });
  element.event = 'asado';
  await settle();
  element.date = DAY;
  await settle();
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: DAY });
});

test('date and event that were set before the element was defined hold together', async () => {
  answerWithAsado();
  const tag = freshTag();
  const element = create(tag);
  Object.assign(element, { date: DAY, event: 'asado' });
  document.body.append(element);
  define(tag);
  await settle();
  expect(selectionStore().getState()).toMatchObject({ kind: 'event', event: { id: 'asado' } });
});

test('it tells once of what others select, and not of what it was asked for', async () => {
  const element = create(define());
  const heard = heardFrom(document);
  document.body.append(element);
  await settle();
  selectionStore().restore({ kind: 'day', date: DAY });
  await element.select('2025-09-01');
  expect(heard).toEqual(['listo', `seleccion ${DAY}`]);
  document.body.replaceChildren();
  await settle();
  selectionStore().restore({ kind: 'day', date: '2025-09-02' });
  expect(heard).toHaveLength(2);
});
