import type { ContributionState, RegistryEntry } from '@almanaque/shared-contracts';
import { fakeRemote } from '@almanaque/shared-contracts/testing';
import { ledgerOf, type FoundPart, type Standing } from './ledger.ts';
import { whyText } from './why.ts';

const ready: ContributionState = { status: 'ready', module: fakeRemote('una'), version: '1.0.0' };
const entry = (name: string, more: Partial<RegistryEntry> = {}): RegistryEntry => ({
  name,
  manifest: `/${name}.json`,
  contract: '^1.0.0',
  ...more,
});
const brought = (id: string, more: object = {}) => ({
  id,
  point: 'panel',
  title: `Título de ${id}`,
  module: './remote',
  ...more,
});
const part = (
  line: RegistryEntry,
  contributions: readonly unknown[],
  contract = '1.2.0',
  isForeign = false,
): FoundPart => ({
  entry: line,
  contributions,
  isForeign,
  manifest: {
    name: 'una',
    metaData: {
      globalName: 'una',
      remoteEntry: { name: 'remoteEntry.js', type: 'global' },
      buildInfo: { buildVersion: '1.0.0' },
    },
    shared: [{ name: '@almanaque/shared-contracts', version: contract }],
  },
});
const standing = (id: string, state: ContributionState, isMet = true): Standing => ({
  id,
  state,
  isMet,
});

test('each contribution that is not there is told apart by why', () => {
  const rows = ledgerOf({
    registry: {
      remotes: [],
      refused: [{ index: 3, name: 'mf-line', field: 'contract', problem: '«contract» no vale' }],
    },
    parts: [
      part(entry('mf-a', { hide: ['hidden'], order: { hiden: 1 } }), [
        brought('good'),
        brought('wrong', { title: '' }),
        brought('later', { sound: 'ding' }),
        brought('hidden'),
        brought('broken'),
        brought('theirs'),
        brought('orphan', { point: 'mf-none/place@1' }),
        brought('ahead', { point: 'mf-b/place@2' }),
        brought('untold', { point: 'mf-away/place@1' }),
      ]),
      part(entry('mf-old'), [brought('old')], '2.0.0'),
      part(entry('mf-other', { replace: { mine: 'mf-a/gone' } }), [brought('mine')]),
      part(entry('mf-b'), [brought('opened-later')]),
      { ...part(entry('mf-away'), []), manifest: null },
      { ...part(entry('mf-plain'), []), manifest: null, isInsecure: true },
    ],
    standing: [
      standing('mf-a/good', ready),
      standing('mf-a/broken', { status: 'failed', reason: { kind: 'timeout' } }),
      standing('mf-a/theirs', { status: 'idle' }, false),
      standing('mf-other/mine', { status: 'pending' }),
      standing('mf-b/opened-later', { status: 'idle' }),
    ],
  });
  const told = rows.map((row) => [row.title, row.reached, whyText(row)]);
  expect(told).toEqual([
    ['Título de broken', 'visible', 'tardó demasiado'],
    ['Título de good', 'rendered', 'está en la página'],
    ['Título de theirs', 'compatible', 'no es para quien mira, o no en este momento'],
    ['Título de opened-later', 'visible', 'todavía no hizo falta'],
    ['Título de old', 'allowed', 'se construyó con el contrato 2.0.0, y el registro acepta ^1.0.0'],
    ['Título de mine', 'visible', 'está llegando'],
    ['wrong', 'fetched', 'está mal declarada: «title»'],
    ['Título de later', 'fetched', 'necesita un portal más nuevo: no conoce su «sound»'],
    ['Título de hidden', 'valid', 'el registro la oculta (hide)'],
    ['Título de orphan', 'valid', 'su lugar es de mf-none, que no está en el registro'],
    [
      'Título de ahead',
      'valid',
      'su lugar, mf-b/place@2, no está en la versión instalada de esa parte',
    ],
    ['Título de untold', 'valid', 'su lugar es de mf-away, cuyo manifiesto no se puede leer'],
    ['hiden', 'listed', 'el registro la nombra en «order», y su parte no la trae'],
    ['gone', 'listed', 'el registro la nombra en «replace», y su parte no la trae'],
    ['mf-away', 'listed', 'su manifiesto no se puede leer'],
    [
      'mf-plain',
      'listed',
      'su dirección es http, y el navegador no la pide desde una página https',
    ],
    ['mf-line', null, 'su línea del registro no cuenta: «contract» no vale'],
  ]);
});

test('what stands in another’s place is named, and where a stranger may not be is said', () => {
  const rows = ledgerOf({
    registry: { remotes: [], refused: [] },
    parts: [
      part(entry('mf-a'), [brought('one')]),
      part(entry('mf-b', { replace: { two: 'mf-a/one' } }), [brought('two')]),
      part(entry('mf-c'), [brought('page', { point: 'page', path: 'una' })], '1.2.0', true),
    ],
    standing: [standing('mf-b/two', ready)],
  });
  expect(rows.map(whyText)).toEqual([
    'está en la página',
    'es de otro origen y el registro no la permite ahí (allow)',
    'está mf-b/two en su lugar',
  ]);
});

test('what is on the page in another release than the published one says so', () => {
  const state = { ...ready, version: '0.9.0' };
  const [row] = ledgerOf({
    registry: { remotes: [], refused: [] },
    parts: [part(entry('mf-a'), [brought('one')])],
    standing: [standing('mf-a/one', state)],
  });
  expect([row?.reached, row && whyText(row)]).toEqual([
    'rendered',
    'está en la página en la versión 0.9.0; se publicó la 1.0.0, que todavía no entró',
  ]);
});
