import { expect, test } from '@jest/globals';
import { searchable } from '../../text/words.ts';
import { peopleTold, toldIn } from './told-in.ts';

const people = ['Ana María Acosta', 'Ana Ruiz', 'Juan Pérez', 'José Ortega y Gasset'].map(
  (name) => ({ name, name_text: searchable([name]) }),
);
const namesIn = (title: string) => {
  const told = toldIn(title);
  return told === null ? null : (peopleTold(told, people)?.map(({ name }) => name) ?? null);
};

test.each([
  ['Cumpleaños de Ana Acosta', ['Ana María Acosta']],
  ['Cumpleaños de Ana Acosta y Juan', ['Ana María Acosta', 'Juan Pérez']],
  ['Cumple Ana Acosta / Juan Pérez', ['Ana María Acosta', 'Juan Pérez']],
  ['Cumples: Ana, Ana Acosta y Juan 🎂', ['Ana María Acosta', 'Ana Ruiz', 'Juan Pérez']],
  ['Ana Acosta - Juan Pérez', ['Ana María Acosta', 'Juan Pérez']],
  ['Cumple José Ortega y Gasset', ['José Ortega y Gasset']],
  ['Aniversario laboral de Juan Pérez (5 años)', ['Juan Pérez']],
])('%s names %j', (title, names) => expect(namesIn(title)).toEqual(names));

test.each([
  'Cumpleaños de Ana Acosta y Pedro',
  'Cumple Ana y equipo',
  'Cumple Juan y Juan',
  'Ana y Juan',
  'Aniversario de la empresa',
  'Cumpleaños y aniversario de Juan Pérez',
])('%s names nobody for certain', (title) => expect(namesIn(title)).toBeNull());
