import { oneOf, type Chance, type Somebody } from './people.ts';

/**
 * `{N}` is somebody; what stands in `[…]` tells of a person and must not leave, and what stands in
 * `<…>` goes along with it; the rest is harmless.
 */
const SENTENCES = `
Reunión con {N} en la sala grande
Almuerzo de despedida con {N} y el equipo de ventas
{N} presenta el plan de 5 años de la planta
{N} cumple [60] <años> el martes que viene
Traigan algo dulce porque {N} cumple [noventa y cinco]
Habla {N}, <de> [95] <años>, sobre la historia del barrio
{N} nació <en> [1966] y empezó a trabajar muy joven
Llamar a {N} al [11-5555-4444] antes del mediodía
Pasar la lista con el <DNI> [34.567.890] de {N}
Confirmar con {N} por correo a [{M}@empresa.com.ar]
El CUIL de {N} es [20-34567890-3] para el seguro
Falleció {N} <a los> [58] <años> y la empresa acompaña a la familia
Organizan {N} y {N} con ayuda de cocina
La jefa de depósito, {N}, muestra el tablero nuevo
Charla abierta de {N} sobre seguridad e higiene
Taller de fotos a cargo de {N}, con mate y facturas
Bienvenida a {N}, que entra a compras
Gracias a {N} por los 30 años de trabajo en la empresa
Premio para {N} por la idea del año
Partido de fútbol: juegan {N}, {N} y los de logística
La torta la hace {N} y la música la pone {N}
Presentación del libro de {N} en el comedor
Torneo de truco: inscripción con {N} hasta el viernes
Visita guiada al museo con {N} como guía
{N} festeja <sus> [50] con todos en el patio
Reconocimiento a {N} (<clase> [1971]) por su trayectoria
Reunión trimestral de resultados en la sala grande
Recorrida por la planta nueva a las 9.30
Pausa con café y medialunas en cada piso
Festejamos 30 años de democracia con una muestra de fotos
La empresa cumple 60 años y lo celebra en familia
Hace 10 años abrimos la sucursal del centro
Jornada de puertas abiertas para las familias
Colecta de alimentos no perecederos para el barrio
Entradas a $ 1.500 por persona hasta el viernes
Cierre del ejercicio 2025-2026 con toda la dirección
Simulacro de evacuación a las 11 en los tres pisos
Se sortean 3 canastas entre quienes traigan un juguete
Capacitación sobre primeros auxilios en dos turnos
Desayuno de trabajo con proveedores y clientes
El ómnibus sale a las 7 de la puerta principal
Más tiempo para cada equipo y menos papeles
Día de campo con asado, sorteo y juegos para chicos
Semana de la salud con controles gratis en enfermería
Concurso de disfraces con premio sorpresa
Ronda de lectura en voz alta durante el almuerzo
Plantamos árboles en la plaza frente a la oficina
Clase de yoga los lunes y miércoles a las 18
Reciclado de aparatos viejos en el hall de entrada
Presupuesto del año próximo: primera lectura
Vacunación antigripal con turno previo
Feria de emprendimientos de quienes trabajan acá
La rosa de los vientos como tema del mural
Un ramo de flores en cada mesa y luz cálida
Nos vemos el 9 de julio en la casa central
Olimpíadas internas: fútbol, vóley y metegol
`
  .trim()
  .split('\n');

const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/(?<=[aeiouAEIOU])\p{M}/gu, '');

/** As people write a name. */
const MANNERS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toLowerCase(),
  (name) => name.toUpperCase(),
  withoutAccents,
  (name) => withoutAccents(name).toLowerCase(),
  (name) => name.replaceAll('-', ' '),
  (name) => name.replace(/['’]/g, ''),
];

const CALLS: readonly ((person: Somebody) => string)[] = [
  ({ firstName, lastName }) => `${firstName} ${lastName}`,
  ({ firstName }) => firstName,
  ({ lastName }) => lastName,
  ({ firstName, lastName }) => `${lastName}, ${firstName}`,
  ({ firstName, preferredName }) => preferredName ?? firstName,
  ({ firstName, lastName }) => `${firstName.charAt(0)}. ${lastName}`,
];

export interface Sentence {
  readonly text: string;
  /** As they are written in it. */
  readonly names: readonly string[];
  readonly secrets: readonly string[];
  /** Its other words. */
  readonly harmless: readonly string[];
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** A sentence about some of `people`, or about nobody. */
export function sentenceAbout(chance: Chance, people: readonly Somebody[]): Sentence {
  const pattern = oneOf(chance, SENTENCES);
  const names: string[] = [];
  const secrets: string[] = [];
  const aName = (): string => {
    const name = oneOf(chance, MANNERS)(oneOf(chance, CALLS)(oneOf(chance, people)));
    names.push(name);
    return name;
  };
  const text = pattern
    .replace(/[<>]/g, '')
    .replace(/\{N\}/g, aName)
    .replace('{M}', () =>
      withoutAccents(names[0] ?? 'alguien')
        .replace(/[^\p{L}]+/gu, '.')
        .toLowerCase(),
    )
    .replace(/\[([^\]]+)\]/g, (_whole, secret: string) => {
      secrets.push(secret);
      return secret;
    });
  const harmless = wordsIn(pattern.replace(/\{N\}|\[[^\]]+\]|<[^>]+>/g, ' '));
  return { text, names, secrets, harmless };
}
