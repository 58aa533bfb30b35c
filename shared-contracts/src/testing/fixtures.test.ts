import { EVENT_TYPES, queryClient, toastStore, viewStore } from '@almanaque/shared-contracts';
import {
  anniversary,
  birthday,
  calendarRange,
  companyEvent,
  dayEvents,
  freshPage,
  holiday,
  keptMessage,
  keptMessages,
  nonWorkingDay,
  observance,
  provider,
  providersResponse,
  recommendation,
  recommendationSet,
  searchResponse,
  session,
  upcomingRange,
} from '@almanaque/shared-contracts/testing';

const date = '2026-11-23';

test('there is an event of each type, and what is said of it holds', () => {
  const events = [
    holiday({ date, title: 'Soberanía' }, { originalDate: '2026-11-20' }),
    birthday({ date, title: 'Cumple' }),
    anniversary({ date, title: 'Cinco años' }),
    companyEvent({ date, title: 'Asado', time: '13:00', span: { from: date, to: '2026-11-24' } }),
  ];
  expect(events.map(({ type }) => type)).toEqual(EVENT_TYPES);
  expect(events[0]?.origin).toMatchObject({ kind: 'feriado', originalDate: '2026-11-20' });
  expect(observance({ date, title: 'Música' }).origin.kind).toBe('efemeride');
  expect(
    nonWorkingDay({ date, title: 'Iom Kipur' }, { scope: 'Comunidad judía' }).origin,
  ).toMatchObject({
    category: 'religioso',
  });
});

test.each([
  ['a date that does not exist', () => companyEvent({ date: '2026-02-30', title: 'Nunca' })],
  ['no title', () => companyEvent({ date, title: '' })],
  ['a cost upside down', () => recommendationSet({ low: { costUsd: { min: 2, max: 1 } } })],
  ['a place that is nowhere', () => provider({ lat: 120 })],
  ['a session that ends at no time', () => session({ expiresAt: 'mañana' })],
])('what does not fit the contract is no fixture: %s', (_what, make) => {
  expect(make).toThrow();
});

test('a range has its days in order, each with the first of its events', () => {
  const many = Array.from({ length: 7 }, (_, index) =>
    companyEvent({ date, title: `Reunión ${index}` }),
  );
  const early = birthday({ date: '2026-11-02', title: 'Cumple' });
  const { days } = calendarRange('2026-11-01', '2026-11-30', [...many, early]);
  expect(days.map((day) => [day.date, day.events.length, day.total])).toEqual([
    ['2026-11-02', 1, 1],
    [date, 5, 7],
  ]);
  expect(dayEvents(date, many)).toMatchObject({ date, total: 7 });
  expect(upcomingRange('2026-11-22', [...many, early])).toMatchObject({
    from: '2026-11-22',
    to: '2026-11-29',
    days: [{ date }],
  });
});

test('providers without a place come apart, and recommendations one a tier', () => {
  const nowhere = provider({ id: 'envios', name: 'Envíos', lat: null, lng: null });
  expect(providersResponse([nowhere, provider()])).toMatchObject({
    providers: [{ id: 'cafe-de-la-esquina' }],
    unplaced: [{ id: 'envios' }],
  });
  expect(recommendationSet().recommendations.map(({ tier }) => tier)).toEqual([
    'none',
    'low',
    'high',
  ]);
});

test('a fresh page holds what the contract gives, records it, and is left without a trace', () => {
  const before = [viewStore(), toastStore(), queryClient()];
  const page = freshPage();
  expect([viewStore(), toastStore(), queryClient()]).toEqual([
    page.view.store,
    page.toasts.store,
    page.queries,
  ]);
  viewStore().setView('agenda');
  toastStore().show('Listo', 'success');
  expect(page.view.records).toMatchObject([
    { action: 'setView', given: ['agenda'], now: { view: 'agenda' } },
  ]);
  expect(page.toasts.records).toMatchObject([{ action: 'show', now: [{ text: 'Listo' }] }]);
  page.queries.setQueryData(['kept'], 1);
  page.leave();
  expect(page.queries.getQueryData(['kept'])).toBeUndefined();
  expect([viewStore(), toastStore(), queryClient()]).toEqual(before);
  expect(viewStore().getState().view).toBe('mes');
});

test('what is found says whether there is more', () => {
  expect(searchResponse([]).more).toBe(false);
  expect(searchResponse([birthday({ date, title: 'Cumple' })], true)).toMatchObject({
    events: [{ title: 'Cumple' }],
    more: true,
  });
});

test('of two who write a message at once the later is told what the earlier wrote', () => {
  const { answer, kept, write } = keptMessages();
  const path = '/api/v1/messages/asado/2';
  const ask = (method: string, body?: unknown) =>
    answer({ method, path, query: new URLSearchParams(), body });
  const content = (edited: string) => ({ edited, answers: {} });
  expect(ask('GET')).toEqual({ message: keptMessage() });
  write(path, content('De Bruno'), 'Bruno Sosa');
  const refused = ask('PUT', { version: 0, content: content('De Ana') });
  const theirs = { content: content('De Bruno'), version: 1, author: 'Bruno Sosa' };
  expect(refused).toMatchObject({ status: 409, body: { kept: theirs, sent: content('De Ana') } });
  const written = { content: content('De Ana'), version: 2, author: 'Ana Paz' };
  expect(ask('PUT', { version: 1, content: content('De Ana') })).toMatchObject({
    message: written,
  });
  expect(kept.get(path)).toMatchObject(written);
});

test('an idea of the AI is kept with its message, until that is the template again', () => {
  const { answer } = keptMessages();
  const event = '/api/v1/messages/asado';
  const ask = (path: string, body?: unknown) =>
    answer({ method: body ? 'PUT' : 'GET', path, query: new URLSearchParams(), body });
  const idea = recommendation('low');
  const content = { edited: 'A las nueve', answers: {} };
  ask(`${event}/${idea.id}`, { version: 0, content, idea });
  ask('/api/v1/messages/asado-2/2', { version: 0, content });
  expect(ask(event)).toMatchObject({ ideas: [{ recommendation: idea, message: { content } }] });
  expect(ask('/api/v1/messages/asado-2')).toEqual({ ideas: [] });
  ask(`${event}/${idea.id}`, { version: 1, content: keptMessage().content, idea });
  expect(ask(event)).toEqual({ ideas: [] });
});
