import { session as sessionOf } from '@almanaque/shared-contracts/testing';
import { listedFor } from './listed.ts';
import type { ListFacts } from './screen.ts';

const organiser = sessionOf({ role: 'organizador' });
const administrator = sessionOf({ role: 'administrador' });

const listed = (facts: Partial<ListFacts> = {}) =>
  listedFor({ session: null, samples: null, overrideOrigins: [], ...facts });
const titles = (facts?: Partial<ListFacts>) =>
  listed(facts).flatMap(({ pages }) => pages.map(({ title }) => title));

const FOR_ANYBODY = ['Apariencia', 'Acerca de'];

test('whoever has no session, or looks after nothing, finds what anybody may do', () => {
  expect(titles()).toEqual(FOR_ANYBODY);
  expect(titles({ session: organiser, samples: 3 })).toEqual(FOR_ANYBODY);
});

test('an administrator finds to remove the samples while there are some', () => {
  expect(titles({ session: administrator })).toEqual(FOR_ANYBODY);
  expect(titles({ session: administrator, samples: 0 })).toEqual(FOR_ANYBODY);
  expect(titles({ session: administrator, samples: 3 })).toContain('Quitar los ejemplos');
});

test('a part is tried from elsewhere only where the installation says from where', () => {
  const title = 'Cargar una parte de otra dirección';
  expect(titles()).not.toContain(title);
  expect(titles({ overrideOrigins: ['http://localhost:4010'] })).toContain(title);
});
