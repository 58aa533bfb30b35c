import { isoDate } from '@almanaque/shared-contracts';
import * as testing from '@almanaque/shared-contracts/testing';
import { factsOf, nameIn } from './facts.ts';
import { fillTemplate, whyNotReady } from './gaps.ts';

const birthday = testing.birthday({
  date: '2025-09-20',
  title: 'Cumpleaños de Marina Olivera',
});
const anniversary = testing.anniversary({
  date: '2025-09-25',
  title: 'Aniversario de 5 años de Julián Ferreyra',
});
const springDay = testing.companyEvent({
  date: '2025-09-21',
  title: 'Día de la Primavera',
  type: 'festivo',
});

test.each([
  ['Cumpleaños de Marina Olivera', 'Marina Olivera'],
  ['cumpleaños de Ana de la Cruz (nació un 29/2)', 'Ana de la Cruz'],
  ['Aniversario de 5 años de Julián Ferreyra', 'Julián Ferreyra'],
  ['Aniversario de 1 año de Ana Ruiz', 'Ana Ruiz'],
  ['Aniversario de Ana Ruiz: 12 años', 'Ana Ruiz'],
  ['Aniversario laboral de Ana-María Ruiz', 'Ana-María Ruiz'],
  ['Aniversario de Ana Ruiz (12 años)', 'Ana Ruiz'],
])('%s is about %s', (title, name) => {
  expect(nameIn(title)).toBe(name);
});

test.each(['Aniversario de 5 años', 'Cumpleaños', 'Cumpleaños de ', 'Revisión trimestral'])(
  '%s names nobody',
  (title) => {
    expect(nameIn(title)).toBeNull();
  },
);

test('what is known of an anniversary', () => {
  expect(factsOf(anniversary, anniversary.date, 'Molinos del Sur')).toEqual({
    evento: '«Aniversario de 5 años de Julián Ferreyra»',
    fecha: 'jueves 25 de septiembre de 2025',
    empresa: 'Molinos del Sur',
    nombre: 'Julián Ferreyra',
    años: '5 años',
  });
});

test('a birthday tells no years, a date no name', () => {
  expect(factsOf(birthday, isoDate('2025-09-19'), '')).toEqual({
    evento: '«Cumpleaños de Marina Olivera»',
    fecha: 'viernes 19 de septiembre de 2025',
    nombre: 'Marina Olivera',
  });
  expect(factsOf(springDay, springDay.date, '')).toEqual({
    evento: 'el Día de la Primavera',
    fecha: 'domingo 21 de septiembre de 2025',
  });
});

test('an organiser’s event tells when and where it is', () => {
  expect(
    factsOf({ ...springDay, time: '16:30', place: 'el patio' }, springDay.date, ''),
  ).toMatchObject({
    hora: '16:30',
    lugar: 'el patio',
  });
});

test('of a date that several have, everyone is named', () => {
  const group = {
    ...birthday,
    id: 'grupo-cumpleanos-2025-09-20',
    title: 'Cumpleaños de 2 personas',
    description: 'Marina Olivera y Juan Paz',
  };
  expect(factsOf(group, group.date, '')).toMatchObject({ nombre: 'Marina Olivera y Juan Paz' });
});

test('brackets in a title or a place ask for nothing: what stands in them is known', () => {
  const told = { ...springDay, title: '[RRHH] Charla', place: 'Sala {2}' };
  const text = fillTemplate('Por {evento}, en {lugar}.', factsOf(told, told.date, ''));
  expect(text).toBe('Por «(RRHH) Charla», en Sala (2).');
  expect(whyNotReady(text)).toBeNull();
});
