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

  test('is not cut among namesakes, but shortened to what they do not share', () => {
    expect(short(10, 'Agustina Castro', 'Agustina Cruz')).toEqual(['A. Castro', 'A. Cruz']);
    expect(short(11, 'Lucía Ignacio Acuña', 'Lucía Iñaki Acuña', 'Lucía Matías Acuña')).toEqual([
      'L. Ignacio',
      'Lucía Iñaki',
      'L. Matías',
    ]);
    expect(short(11, 'Ana Laura de la Peña', 'Ana Sol de la Peña')).toEqual([
      'Ana Laura',
      'Ana Sol',
    ]);
  });

  test("is another one's too where nothing that tells them apart fits", () => {
    expect(short(9, 'Juan Pérez', 'Juan Pérez')).toEqual(['Juan P.', 'Juan P.']);
    expect(short(14, 'Juan Pérez', 'Juan Pérez')).toEqual(['Juan Pérez', 'Juan Pérez']);
  });

  test('is never that of another person of that day', () =>
    expect(short(14, 'Juan Cruz Pérez', 'Juan Martín Pérez', 'Ana Sosa')).toEqual([
      'Juan Cruz',
      'Juan Martín',
      'Ana Sosa',
    ]));

  test('is the given name alone only where nobody else that day has it', () =>
    expect(short(7, 'Hernán Vega', 'Karina Sosa', 'Karina Luna')).toEqual([
      'Hernán',
      'K. Sosa',
      'K. Luna',
    ]));
});

test('among several, people go by their given name, unless there are two of them', () =>
  expect(givenNames(['Julieta Díaz', 'Néstor Paz', 'Julieta Mora'])).toEqual([
    'Julieta D.',
    'Néstor',
    'Julieta M.',
  ]));
