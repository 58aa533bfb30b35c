import { fold, lettersOf } from './fold.ts';

/** What the list of the world's commonest lacks of those that are common here, in letters alone. */
const HERE = `
  abcdef abcdefgh abcdefghijkl qwertyuiopas administrador administradora administrator admin
  contrasena micontrasena nuevacontrasena clave miclave nuevaclave acceso ingreso sistema usuario
  bienvenido bienvenida bienvenidos bienvenidas argentina argentino argentinos buenosaires cordoba
  rosario mendoza bocajuniors riverplate racingclub sanlorenzo independiente estudiantes lionelmessi
  messi maradona diegomaradona campeones campeon seleccion scaloneta mundial teamo teamomucho
  teamomuchisimo tequiero tequieromucho familia hola holahola primavera verano otono invierno enero
  febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes
  miercoles jueves viernes sabado domingo empresa oficina trabajo recursoshumanos temporal
  provisoria cambiar cambiame secreto
`;

/** A shorter word is part of many good passwords. */
export const MIN_WORD = 4;

async function load(): Promise<ReadonlySet<string>> {
  const { default: list } = await import('./data/common-passwords.json', {
    with: { type: 'json' },
  });
  const plain = list.passwords.map(fold);
  const words = plain.map(lettersOf).filter((word) => word.length >= MIN_WORD);
  return new Set([...plain, ...words, ...HERE.trim().split(/\s+/)]);
}

let loading: Promise<ReadonlySet<string>> | null = null;

/** The 10,000 commonest, and the words they are made of. Loaded where a password is first chosen. */
export const commonPasswords = (): Promise<ReadonlySet<string>> => (loading ??= load());
