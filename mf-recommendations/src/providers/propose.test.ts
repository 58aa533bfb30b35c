import { provider } from '@almanaque/shared-contracts/testing';
import { gatoNegro, tortoni } from '../testing/fixtures.ts';
import { cityOfEvent, cityOfProvider } from './city-of.ts';
import { named, propose, whereNote } from './propose.ts';
import { wantedFor } from './wanted.ts';

const OWN = [tortoni, gatoNegro].map((one) => ({ ...one, activities: [] }));
const IDS = OWN.map(({ id }) => id);
const rosario = provider({
  id: 'la-nata',
  name: 'La Ñata Panadería & Té',
  type: 'Panadería',
  address: 'Córdoba 1452',
  barrio: 'Centro, Rosario',
  activities: ['Desayunos', 'Regalos'],
  lat: -32.9468,
  lng: -60.6393,
});
const DIRECTORY = [...OWN, rosario];

/** For the coffee and the diploma of an anniversary. */
const proposedIn = (city: string | null, directory = DIRECTORY, id = '5') =>
  propose(directory, { ids: IDS, wanted: wantedFor(id), city });
const names = ({ providers }: ReturnType<typeof propose>) => providers.map(({ id }) => id);

test('those of the city that offer the activity', () => {
  expect(names(proposedIn('Rosario'))).toEqual(['la-nata']);
  expect(whereNote(proposedIn('Rosario').providers)).toBe('Los proveedores están en Rosario.');
});

test('in Buenos Aires the specification’s own, after those the company added', () => {
  const added = provider({ id: 'esquina', activities: ['Meriendas'], barrio: 'Palermo' });
  expect(names(proposedIn('Buenos Aires', [...DIRECTORY, added]))).toEqual(['esquina', ...IDS]);
  expect(whereNote(proposedIn('Buenos Aires').providers)).toBe(
    'Los proveedores están en Buenos Aires, CABA.',
  );
});

test('where there are no others the specification’s own, and it is said', () => {
  expect(proposedIn('Córdoba')).toEqual({ providers: OWN, noneIn: 'Córdoba' });
  expect(proposedIn('Rosario', DIRECTORY, '15')).toEqual({ providers: OWN, noneIn: 'Rosario' });
  expect(proposedIn('Rosario', []).providers).toEqual([]);
});

test('where no city is known, all that suit', () => {
  expect(names(proposedIn(null))).toEqual(['la-nata', ...IDS]);
  expect(whereNote(proposedIn(null).providers)).toBe(
    'Los proveedores están en Rosario y Buenos Aires, CABA.',
  );
});

test('a single word in singular or plural, whatever its accents, or what it is', () => {
  const one = (changes: Parameters<typeof provider>[0]) =>
    names(proposedIn('Rosario', [provider({ ...rosario, ...changes })]));
  expect(one({ activities: ['Panaderias y cafés'] })).toEqual(['la-nata']);
  expect(one({ activities: [] })).toEqual(['la-nata']);
  expect(one({ activities: ['Regalos'] })).toEqual(['la-nata']);
  expect(one({ activities: ['Regalos'], type: 'Flores' })).toEqual([]);
});

test.each([
  [{ ...rosario, barrio: 'Rosario', lat: null, lng: null }, 'Rosario'],
  [{ ...rosario, address: 'Av. Córdoba 10, Rosario', barrio: 'Centro' }, 'Rosario'],
  [{ ...rosario, address: 'Maipú 10', barrio: 'Vicente López' }, 'Vicente López'],
  [{ ...rosario, barrio: 'Palermo', lat: null, lng: null }, 'Buenos Aires'],
  [tortoni, 'Buenos Aires'],
])('%# is in %s', (one, city) => {
  expect(cityOfProvider(one)).toBe(city);
});

test.each([
  ['Rosario', 'Buenos Aires', 'Rosario'],
  ['Planta Córdoba', 'Rosario', 'Córdoba'],
  ['Casa central', 'rosario', 'Rosario'],
  ['CABA', 'Rosario', 'Buenos Aires'],
  [undefined, 'Ciudad Autónoma de Buenos Aires', 'Buenos Aires'],
  [undefined, 'Chivilcoy', 'Chivilcoy'],
  [undefined, null, null],
])('office %s of a company in %s: %s', (office, company, city) => {
  expect(cityOfEvent(office === undefined ? {} : { office }, { city: company }, DIRECTORY)).toBe(
    city,
  );
});

test('providers are taken by id, in the order asked, each once, unknown ones left out', () => {
  const ids = ['el-gato-negro', 'inventado', 'cafe-tortoni', 'el-gato-negro'];
  expect(named([tortoni, gatoNegro], ids)).toEqual([gatoNegro, tortoni]);
});
