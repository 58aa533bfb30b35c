import type { EventType } from '@almanaque/shared-contracts';
import { describeEvent } from './describe-event.ts';

test.each<[string, EventType, RegExp]>([
  ['Día del Programador', 'festivo', /software/],
  ['Día de la Primavera', 'festivo', /estación/],
  ['Aniversario de 5 años de Julián Ferreyra', 'aniversario', /trayectoria/],
  ['Aniversario de 5 años de Julián Ferreyra', 'festivo', /trayectoria/],
  ['Aniversario laboral de Julián', 'personalizado', /trayectoria/],
  ['Día de la Conciencia Ambiental', 'festivo', /sobria/],
  ['Cumpleaños de Marina Olivera', 'cumpleanos', /saludo/],
  ['Cumpleaños de 9 personas', 'cumpleanos', /compartido/],
  ['Aniversarios de 3 personas', 'aniversario', /compartido/],
  ['Cumpleaños de Ana, del equipo de Ventas', 'personalizado', /saludo/],
])('%s (%s) has a description of its own', (title, type, said) => {
  expect(describeEvent({ title, type })).toMatch(said);
});

test.each([
  ['Cumpleaños de Marina Olivera', 'cumpleanos'],
  ['Aniversario de 5 años de Marina Olivera', 'aniversario'],
] as const)('%s in private is told so, and nothing that asks to share it', (title, type) => {
  const told = describeEvent({ title, type, inPrivate: true });
  expect(told).toMatch(/en privado.*sin anuncios/);
  expect(told).not.toMatch(/compartid|reconocimiento|Marina/);
});

test('what describes a person does not name them', () => {
  const told = describeEvent({ title: 'Cumpleaños de Marina Olivera', type: 'cumpleanos' });
  expect(told).not.toContain('Marina');
});

test.each<[string, EventType]>([
  ['Revisión trimestral', 'personalizado'],
  ['Aniversario de la empresa', 'aniversario'],
  ['Aniversario de 50 años de la fábrica', 'personalizado'],
  ['Aniversario de 20 años de Molinos del Sur', 'aniversario'],
  ['Aniversario de la Revolución de Mayo', 'festivo'],
  ['Cumpleaños de la empresa', 'cumpleanos'],
])('%s (%s) is described by its title', (title, type) => {
  expect(describeEvent({ title, type }, 'Molinos del Sur')).toBe(`Evento corporativo: ${title}`);
});
