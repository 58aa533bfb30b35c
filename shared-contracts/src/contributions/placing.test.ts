import type { RegistryEntry } from '../remote/registry.ts';
import { fullId } from './placed.ts';
import { missedParts, placeContributions, type ListedPart } from './placing.ts';

const POINTS = ['main', 'header-action', 'page'];
const DAY = { point: 'mf-a/day@1', title: 'El día', props: { event: 'event', note: 'text?' } };
const line = (name: string, more: Partial<RegistryEntry> = {}): RegistryEntry => ({
  name,
  manifest: `/${name}.json`,
  contract: '^1.0.0',
  ...more,
});
const brought = (id: string, more: object = {}) => ({
  id,
  point: 'main',
  title: id,
  module: './remote',
  ...more,
});
const part = (
  entry: RegistryEntry,
  contributions: readonly unknown[],
  isForeign = false,
  offers: readonly unknown[] = [],
): ListedPart => ({ entry, contributions, isForeign, offers });
const place = (...parts: ListedPart[]) => {
  const { placed, refused } = placeContributions(parts, POINTS);
  return { placed: placed.map(fullId), refused };
};

test('a bad one falls alone, with what is wrong of it', () => {
  const whole = part(line('mf-a'), [
    brought('bad', { title: '' }),
    null,
    brought('later', { sound: 'ding' }),
    brought('nowhere', { point: 'footer' }),
    brought('other-major', { point: 'mf-a/day@2' }),
    brought('good'),
    brought('good', { title: 'again' }),
  ]);
  expect(place(whole)).toEqual({
    placed: ['mf-a/good'],
    refused: [
      { part: 'mf-a', id: 'bad', code: 'invalid', field: 'title' },
      { part: 'mf-a', id: null, code: 'invalid', field: '' },
      { part: 'mf-a', id: 'later', code: 'newer', field: 'sound' },
      { part: 'mf-a', id: 'nowhere', code: 'newer', field: 'point' },
      { part: 'mf-a', id: 'other-major', code: 'not-offered', field: 'mf-a/day@2' },
      { part: 'mf-a', id: 'good', code: 'invalid', field: 'id' },
    ],
  });
});

test('a part of another origin is no page unless the registry allows it', () => {
  const page = brought('page', { point: 'page', path: 'a' });
  const day = brought('day', { point: 'mf-a/day@1' });
  const offering = part(line('mf-a'), [page], true, [DAY]);
  expect(place(offering, part(line('mf-b'), [page, day]))).toEqual({
    placed: ['mf-b/day', 'mf-b/page'],
    refused: [{ part: 'mf-a', id: 'page', code: 'not-allowed' }],
  });
  const allowed = line('mf-a', { allow: ['page'] });
  expect(place(part(allowed, [page], true)).placed).toEqual(['mf-a/page']);
});

test('a point is there while a listed part offers it; a bad offer falls alone', () => {
  const section = part(line('mf-b'), [brought('section', { point: 'mf-a/day@1' }), brought('b')]);
  const offer = (...offers: unknown[]) => part(line('mf-a'), [brought('a')], false, offers);
  expect(place(section, offer(DAY)).placed).toEqual(['mf-a/a', 'mf-b/b', 'mf-b/section']);

  const nowhere = { part: 'mf-b', id: 'section', code: 'not-offered', field: 'mf-a/day@1' };
  const refused = (wrong: unknown) => place(section, offer(wrong)).refused;
  expect(place(section, offer(null)).placed).toEqual(['mf-a/a', 'mf-b/b']);
  expect(place(section)).toEqual({
    placed: ['mf-b/b'],
    refused: [{ part: 'mf-b', id: 'section', code: 'no-owner', field: 'mf-a' }],
  });
  expect(refused({ ...DAY, props: { event: 'party' } })).toEqual([
    { part: 'mf-a', id: 'mf-a/day@1', code: 'invalid', field: 'props.event' },
    nowhere,
  ]);
  expect(refused({ ...DAY, colour: 'red' })).toEqual([
    { part: 'mf-a', id: 'mf-a/day@1', code: 'newer', field: 'colour' },
    nowhere,
  ]);
  expect(refused({ ...DAY, point: 'mf-z/day@1' })).toEqual([
    { part: 'mf-a', id: 'mf-z/day@1', code: 'invalid', field: 'point' },
    nowhere,
  ]);
});

test('two majors of a point stand side by side, each with what was made for it', () => {
  const owner = part(line('mf-a'), [], false, [DAY, { ...DAY, point: 'mf-a/day@2' }]);
  const before = part(line('mf-b'), [brought('before', { point: 'mf-a/day@1' })]);
  const now = part(line('mf-c'), [brought('now', { point: 'mf-a/day@2' })]);
  expect(place(owner, before, now)).toEqual({ placed: ['mf-b/before', 'mf-c/now'], refused: [] });
});

test('what the registry hides is nowhere', () => {
  expect(place(part(line('mf-a', { hide: ['one'] }), [brought('one'), brought('two')]))).toEqual({
    placed: ['mf-a/two'],
    refused: [{ part: 'mf-a', id: 'one', code: 'hidden' }],
  });
});

test('what a line says of something that its part does not bring is told, and changes nothing', () => {
  const slips = {
    allow: ['page'],
    hide: ['two'],
    order: { tow: 1, one: 2 },
    replace: { x: 'a/b' },
  };
  expect(place(part(line('mf-a', slips), [brought('one')]))).toEqual({
    placed: ['mf-a/one'],
    refused: [
      { part: 'mf-a', id: 'page', code: 'not-brought', field: 'allow' },
      { part: 'mf-a', id: 'two', code: 'not-brought', field: 'hide' },
      { part: 'mf-a', id: 'tow', code: 'not-brought', field: 'order' },
      { part: 'mf-a', id: 'x', code: 'not-brought', field: 'replace' },
    ],
  });
  // Nothing is known of what it brings.
  expect(place(part(line('mf-a', slips), []))).toEqual({ placed: [], refused: [] });
});

test('so is whose place one is to take, where that part does not bring it', () => {
  const after = part(
    line('mf-b', { replace: { own: 'mf-a/tow', more: 'mf-c/any', last: 'mf-d/any' } }),
    ['own', 'more', 'last'].map((id) => brought(id)),
  );
  // Of mf-c nothing is known, and mf-d is not there: there is nothing that could be misspelt.
  const { placed, refused } = place(
    part(line('mf-a'), [brought('two')]),
    part(line('mf-c'), []),
    after,
  );
  expect(placed).toHaveLength(4);
  expect(refused).toEqual([{ part: 'mf-a', id: 'tow', code: 'not-brought', field: 'replace' }]);
});

test('one takes the place of another only where it stands itself', () => {
  const own = part(line('mf-a'), [brought('main')]);
  const other = line('mf-b', { replace: { mine: 'mf-a/main' } });
  expect(place(own, part(other, [brought('mine')]))).toEqual({
    placed: ['mf-b/mine'],
    refused: [{ part: 'mf-a', id: 'main', code: 'replaced', field: 'mf-b/mine' }],
  });
  expect(place(own, part(other, [brought('mine', { title: '' })])).placed).toEqual(['mf-a/main']);
});

test('of several that take each other’s place, one is gone only where the one in its place stands', () => {
  const taking = (name: string, from: string) =>
    part(line(name, { replace: { it: `${from}/it` } }), [brought('it')]);
  const last = part(line('mf-z'), [brought('it')]);
  const inA = taking('mf-a', 'mf-b');
  expect(place(inA, taking('mf-b', 'mf-z'), last).placed).toEqual(['mf-a/it', 'mf-z/it']);
  // By a slip of whoever wrote the registry: nothing is lost by it.
  expect(place(taking('mf-b', 'mf-b')).placed).toEqual(['mf-b/it']);
  expect(place(inA, taking('mf-b', 'mf-a')).placed).toEqual(['mf-a/it', 'mf-b/it']);
});

test('the order is the operator’s, then their own, then by name; never that of the list', () => {
  const parts = [
    part(line('mf-c', { order: { late: 2 } }), [brought('late'), brought('z')]),
    part(line('mf-b', { order: { first: 1 } }), [
      brought('first'),
      brought('early', { order: -1 }),
    ]),
    part(line('mf-a'), [brought('m')]),
  ];
  const order = ['mf-b/first', 'mf-c/late', 'mf-b/early', 'mf-a/m', 'mf-c/z'];
  expect(place(...parts).placed).toEqual(order);
  expect(place(...parts.reverse()).placed).toEqual(order);
});

test('a part whose line cannot be used is missed where it would be, unless another line is good', () => {
  const refused = ['mf-calendar', 'mf-a', null].map((name, index) => ({
    index,
    name,
    field: 'contract',
    problem: '«contract» no vale',
  }));
  const missed = (...remotes: RegistryEntry[]) =>
    place(...missedParts({ remotes, refused })).placed;
  expect(missed()).toEqual(['mf-calendar/calendar']);
  expect(missed(line('mf-calendar'))).toEqual([]);
});
