import { expect, test } from '@jest/globals';
import list from './data/common-passwords.json' with { type: 'json' };
import { passwordProblem } from './rules.ts';

const OWNER = {
  email: 'Mariana@empresa.com.ar',
  name: 'Mariana Ibáñez Quiroga',
  company: 'Textil Ceibo S.A.',
};
const ANA = { ...OWNER, email: 'ana@empresa.com.ar', name: 'Ana Paz' };

test.each([
  ['once letras', /muy corta/],
  ['😀😀😀😀😀😀', /muy corta/],
  ['soy mariana y entro', /tu correo/],
  ['MARIANA@EMPRESA.COM.AR', /tu correo/],
  ['Contraseña123', /más usadas/],
  ['contraseña123'.normalize('NFD'), /más usadas/],
  ['abababababababab', /más usadas/],
  ['Password2026!', /más usadas/],
  ['password123!', /más usadas/],
  ['P4ssw0rd2026!', /más usadas/],
  ['$$P@55w0rd$$', /más usadas/],
  ['pass-word-2026', /más usadas/],
  ['C0ntr4s3ñ42026', /más usadas/],
  ['Argentina2026!', /más usadas/],
  ['qwerty123456!', /más usadas/],
  ['2026 Bienvenidos', /más usadas/],
  ['PasswordPassword1', /más usadas/],
  ['2408199024081990', /más usadas/],
  ['almanaque2026', /nombre de la empresa, de Almanaque o tuyo/],
  ['4lm4n4qu32026!', /de Almanaque/],
  ['Almanaque-Password-1', /de Almanaque/],
  ['TextilCeibo2026', /nombre de la empresa/],
  ['textil.c31b0.25', /nombre de la empresa/],
  ['Ibañez.Quiroga.1985', /o tuyo/],
  ['empresa almanaque 1', /más usadas|de Almanaque/],
])('%j is refused', async (password, problem) => {
  expect(await passwordProblem(password, OWNER)).toMatch(problem);
});

/** The former list, which was matched whole. */
const FORMER = [
  '123456789012',
  '1234567890123',
  '12345678901234',
  '123456789123',
  '123123123123',
  '111111111111',
  '000000000000',
  '112233445566',
  '121212121212',
  '098765432109',
  '987654321098',
  '1q2w3e4r5t6y',
  'q1w2e3r4t5y6',
  '1qaz2wsx3edc',
  'qwertyuiop12',
  'qwertyuiop123',
  'qwerty123456',
  'qwerty1234567',
  'qwertyqwerty',
  'qwertyuiopas',
  'asdfghjkl123',
  'asdfasdfasdf',
  'abcdefghijkl',
  'abcdef123456',
  'abc123456789',
  'abcd12345678',
  'aaaaaaaaaaaa',
  'a1b2c3d4e5f6',
  'password1234',
  'password12345',
  'password123456',
  'passwordpassword',
  'administrador',
  'administrador1',
  'administrador123',
  'administrator',
  'admin1234567',
  'adminadmin12',
  'adminadminadmin',
  'contraseña12',
  'contraseña123',
  'contraseña1234',
  'contrasena12',
  'contrasena123',
  'contrasena1234',
  'micontraseña',
  'micontrasena',
  'miclave12345',
  'clave1234567',
  'clave12345678',
  'bienvenido12',
  'bienvenido123',
  'bienvenida123',
  'bienvenidos123',
  'argentina123',
  'argentina1234',
  'argentina2022',
  'argentina2024',
  'argentina2025',
  'argentina2026',
  'buenosaires1',
  'buenosaires123',
  'bocajuniors1',
  'bocajuniors12',
  'bocajuniors123',
  'riverplate12',
  'riverplate123',
  'racingclub123',
  'sanlorenzo123',
  'independiente',
  'independiente1',
  'independiente123',
  'estudiantes1',
  'estudiantes123',
  'lionelmessi10',
  'messi1234567',
  'maradona1010',
  'campeones2022',
  'teamomucho123',
  'teamomuchisimo',
  'teamoteamo12',
  'tequieromucho',
  'tequieromucho1',
  'empresa12345',
  'empresa123456',
  'iloveyou1234',
  'iloveyouiloveyou',
  'letmein12345',
  'welcome12345',
  'almanaque123',
  'almanaque1234',
];

test.each(FORMER)('%s is refused as before', async (password) => {
  expect(await passwordProblem(password, ANA)).toMatch(/más usadas|de Almanaque/);
});

test('each of the list is refused, however it is dressed up', async () => {
  expect(list.passwords).toHaveLength(10_000);
  const taken: string[] = [];
  for (const common of list.passwords.slice(0, 2000)) {
    const dressed = `${common.replace(/^./, (letter) => letter.toUpperCase())}2026!!!!!!`;
    // Without letters it is a number among others.
    const isWord = /[a-z]{4}/i.test(common);
    if (isWord && (await passwordProblem(dressed, ANA)) === null) taken.push(common);
  }
  expect(taken).toEqual([]);
});

test.each(['tres gatos azules', 'Ñandú-2026-río', 'un anagrama corto', 'rosa blanca del jardín'])(
  '%j will do',
  async (password) => {
    expect(await passwordProblem(password, OWNER)).toBeNull();
    expect(await passwordProblem(password, ANA)).toBeNull();
  },
);

/** Always the same numbers (a linear congruential generator). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const WORDS = `
  abrigo aceite alfajor almendra anillo arena barrilete bolsa brújula caballo cactus camino canasta
  cebolla cielo cuchara dedal duende espejo faro farol garza gato girasol granizo guitarra hamaca
  higuera horno isla jabón jarra jilguero ladrillo lana lechuza limón luna madera mango manteca mapa
  mate miel molino nido nube ñandú olivo oveja paloma pan paraguas perro piedra pincel plaza puerta
  queso rana reloj río sapo semilla silla sombrero tambor tapial tela tinta tortuga trébol trigo uva
  valija vela ventana viento violín yerba yunque zapallo zorzal
`
  .trim()
  .split(/\s+/);

const COMMON_WORDS = list.passwords.filter((word) => /^[a-z]{4,}$/.test(word)).slice(0, 1000);

test.each([
  ['of Spanish words', WORDS],
  // Each of them is refused by itself.
  ['of words that are common passwords', COMMON_WORDS],
])('none of 1,000 passphrases %s is refused', async (_kind, words) => {
  const next = numbers(2026);
  const refused: string[] = [];
  for (let count = 0; count < 1000; count += 1) {
    const separator = [' ', '-', '.', '', '2026'][next(5)] ?? ' ';
    const phrase = Array.from({ length: 4 }, () => words[next(words.length)]).join(separator);
    if ((await passwordProblem(phrase, OWNER)) !== null) refused.push(phrase);
  }
  expect(refused).toEqual([]);
});

test('none of 1,000 passwords at random is refused', async () => {
  const next = numbers(7);
  const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#$%&*+-=?@';
  const refused: string[] = [];
  for (let count = 0; count < 1000; count += 1) {
    const password = Array.from({ length: 16 }, () => signs.charAt(next(signs.length))).join('');
    if ((await passwordProblem(password, OWNER)) !== null) refused.push(password);
  }
  expect(refused).toEqual([]);
});
