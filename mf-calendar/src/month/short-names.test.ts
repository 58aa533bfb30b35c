import { givenNames, shortNames } from './short-names.ts';

const short = (letters: number, ...names: string[]) => shortNames(names, letters, () => 0);

describe('a name in a cell', () => {
  test.each([
    [20, 'Julieta Sol Díaz', 'Julieta Sol Díaz'],
    [13, 'Julieta Sol Díaz', 'Julieta Díaz'],
    [9, 'Julieta Sol Díaz', 'Julieta D.'],
    // Its letters are wide: 17 of them take the room of more.
    [17, 'Lautaro Domínguez', 'Lautaro D.'],
    [16, 'José Daniela Cabrera', 'José Cabrera'],
    [16, 'Ana Laura de la Peña', 'Ana de la Peña'],
    [10, 'Hernán Fernández de la Torre', 'Hernán F.'],
    [8, 'Hernán Fernández de la Torre', 'Hernán'],
    [4, 'Nahuel', 'Nahuel'],
  ])('with room for %i letters: %s is %s', (letters, name, expected) =>
    expect(short(letters, name)).toEqual([expected]),
  );

  test('is never that of another person of that day', () =>
    expect(short(14, 'Juan Cruz Pérez', 'Juan Martín Pérez', 'Ana Sosa')).toEqual([
      'Juan Cruz Pérez',
      'Juan Martín Pérez',
      'Ana Sosa',
    ]));

  test('is the given name alone only where nobody else that day has it', () =>
    expect(short(6, 'Hernán Vega', 'Karina Sosa', 'Karina Luna')).toEqual([
      'Hernán',
      'Karina S.',
      'Karina L.',
    ]));
});

test('among several, people go by their given name, unless there are two of them', () =>
  expect(givenNames(['Julieta Díaz', 'Néstor Paz', 'Julieta Mora'])).toEqual([
    'Julieta D.',
    'Néstor',
    'Julieta M.',
  ]));
