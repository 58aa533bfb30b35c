import { describeEvent } from './describe-event.ts';

test.each([
  ['Día del Programador', /software/],
  ['Día de la Primavera', /estación/],
  ['Aniversario de 5 años de Julián Ferreyra', /trayectoria/],
  ['Día de la Conciencia Ambiental', /sobria/],
  ['Cumpleaños de Marina Olivera', /saludo/],
])('%s has a description of its own', (title, said) => {
  expect(describeEvent(title)).toMatch(said);
});

test('what describes a person does not name them', () => {
  expect(describeEvent('Cumpleaños de Marina Olivera')).not.toContain('Marina');
});

test('any other event is described by its title', () => {
  expect(describeEvent('Revisión trimestral')).toBe('Evento corporativo: Revisión trimestral');
});
