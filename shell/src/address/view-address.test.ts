import { NO_FILTER, type ViewState } from '@almanaque/shared-contracts';
import { readView, writeView } from './view-address.ts';

const month = (filter: Partial<ViewState['filter']> = {}): ViewState => ({
  view: 'mes',
  filter: { ...NO_FILTER, ...filter },
});

test.each<[string, ViewState]>([
  ['', month()],
  ['?vista=agenda&otra=1', { ...month(), view: 'agenda' }],
  ['?vista=semana&tipos=fiesta&oficina=', month()],
  ['?tipos=aniversario,cumpleanos', month({ types: ['cumpleanos', 'aniversario'] })],
  ['?tipos=', month({ types: [] })],
  ['?oficina=C%C3%B3rdoba&equipo=I%2BD', month({ office: 'Córdoba', team: 'I+D' })],
])('reads %s', (search, expected) => expect(readView(search)).toEqual(expected));

test.each<[ViewState, string, string]>([
  [month(), '?vista=anio&tipos=festivo&oficina=x&equipo=y', ''],
  [month(), '?fecha=2026-11-23&equipo=y', '?fecha=2026-11-23'],
  [{ ...month(), view: 'agenda' }, '?fecha=2026-11-23', '?vista=agenda&fecha=2026-11-23'],
  [month({ types: ['festivo', 'cumpleanos'] }), '', '?tipos=festivo,cumpleanos'],
])('writes %j over %s', (state, search, expected) =>
  expect(writeView(state, search)).toBe(expected),
);

test('what it writes it reads back', () => {
  const state: ViewState = {
    view: 'anio',
    filter: { types: ['festivo', 'personalizado'], office: 'Casa & Cía', team: 'I+D' },
  };
  expect(readView(writeView(state, '?fecha=2026-11-23'))).toEqual(state);
});
