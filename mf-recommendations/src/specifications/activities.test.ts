import { specificationOf } from './specification-of.ts';

const messageOf = (id: string): string => specificationOf({ id }).comunicacion.texto;

test.each([
  ['1', 'an employee birthday', ['cumple', '{nombre}'], '2-3 días antes'],
  ['2', 'an employee birthday', ['cumpleaños', '{nombre}', 'torta'], '1 semana antes'],
  ['3', 'an employee birthday', ['cumpleaños', '{nombre}'], '2 semanas antes'],
  ['4', 'a work anniversary', ['{nombre}', '{años}', 'carta'], '2-3 días antes'],
  ['5', 'a work anniversary', ['{nombre}', '{años}'], '1 semana antes'],
  ['6', 'a work anniversary', ['{nombre}', '{años}', 'cenar'], '3 semanas antes'],
  ['7', 'a national holiday', ['{evento}', 'trivia'], '2-3 días antes'],
  ['8', 'a national holiday', ['{evento}', 'desayuno'], '1 semana antes'],
  ['9', 'a national holiday', ['{evento}', 'espectáculo'], '1 mes antes'],
  ['10', 'team recognition', ['ronda de reconocimientos'], '2-3 días antes'],
  ['11', 'a coffee break', ['café', 'medialunas'], '1 semana antes'],
  ['12', 'an outing off site', ['fuera de la oficina', 'traslado'], '1 mes antes'],
])('id %s is %s', (id, _kind, words, leadTime) => {
  for (const word of words) expect(messageOf(id)).toContain(word);
  expect(specificationOf({ id }).anticipacion).toBe(leadTime);
});

test('the messages leave room for name, date, time, years and place', () => {
  const messages = Array.from({ length: 12 }, (_, index) => messageOf(String(index + 1))).join();
  for (const gap of ['{nombre}', '{fecha}', '{hora}', '{años}', '{lugar}']) {
    expect(messages).toContain(gap);
  }
});
