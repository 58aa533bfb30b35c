import { fillGaps, fillTemplate, gapsIn, pieces, whyNotReady } from './gaps.ts';

test('what is known goes in, what is not stands as a gap', () => {
  expect(
    fillTemplate('Hola {nombre}, el { fecha } a las {hora} en {lugar}.', {
      nombre: 'Ana',
      fecha: 'lunes 1',
    }),
  ).toBe('Hola Ana, el lunes 1 a las [hora] en [lugar].');
});

test("the years are said once, and rightly of one, though the template says 'años' after them", () => {
  expect(fillTemplate('cumple {años} años.', { años: '1 año' })).toBe('cumple 1 año.');
  expect(fillTemplate('cumple {años}.', {})).toBe('cumple [años].');
});

test('a fact is put in as it is, whatever characters it has', () => {
  expect(fillTemplate('Hola {nombre}', { nombre: '$& {hora}' })).toBe('Hola $& {hora}');
});

test('gaps are found once each, typed by hand or left by the template', () => {
  expect(gapsIn('A las [hora], en [Lugar], a las [hora] con {quien}.')).toEqual([
    'hora',
    'lugar',
    'quien',
  ]);
  expect(gapsIn('Nada [] {} [ \n ] acá')).toEqual([]);
});

test('the text is whole when put together again', () => {
  const text = '[hora] y {lugar}\n\nchau';
  expect(
    pieces(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test('answers fill every gap of their name; blanks answer nothing', () => {
  expect(fillGaps('a las [hora], a las [Hora], en [lugar]', { hora: ' 16:30 ', lugar: '  ' })).toBe(
    'a las 16:30, a las 16:30, en [lugar]',
  );
  expect(fillGaps('cumple [años]', { años: '5' })).toBe('cumple 5 años');
  expect(fillGaps('cumple [años]', { años: 'cinco años' })).toBe('cumple cinco años');
});

test('a message goes out only when nothing is missing', () => {
  expect(whyNotReady('Hola [nombre], a las [hora] en [lugar]')).toBe(
    'Para enviarlo, completá lo que falta: nombre, hora y lugar.',
  );
  expect(whyNotReady('  \n')).toBe('Escribí el mensaje para poder enviarlo.');
  expect(whyNotReady('No especificado')).toBe('Escribí el mensaje para poder enviarlo.');
  expect(whyNotReady('Hola Ana')).toBeNull();
});
