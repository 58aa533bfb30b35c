/** Given names of Argentina, also those that are words, months, days and places. */
const GIVEN =
  `Delfina Aylén Bautista Kevin Brian Osvaldo Mirta Fátima Enzo Mía Pilar Emma Juan María José
  Ana Luis Carlos Rosa Sol Luz Paz Abril Julio Mayo Domingo Rosario Mercedes Dolores Consuelo Milagros
  Ángel Ángeles Nieves Soledad Esperanza Santiago Salvador Valentín Celeste Azul Alba Aurora Victoria
  Gloria Candela Malena Xiomara Zoraida Nahir Ñancuvilú Quimey Lihuén Nehuén Ailín Iñaki Begoña Íñigo
  Úrsula Óscar Raúl Sofía Lucía Martín Sebastián Joaquín Agustín Nicolás Tomás Matías Ramón Andrés
  Jesús Inés Belén Rocío Micaela Guadalupe Fernanda Ludmila Yésica Jhonatan Wálter Wilfredo Ezequiel
  Ulises Ítalo Zulma Nélida Teodoro Eladio Hipólito Juana Catalina Josefina Clara Blanca Violeta Perla
  Estrella Alma Vida Libertad Nieve Amparo Cruz León Lautaro Thiago Benjamín Dante Ciro Gael Bruno
  Franco Marco Leandro Renzo Lorenzo Tadeo Simón Isaías Noé Elías Zoe Uma Lola Lara Mora Olivia Emilia`.split(
    /\s+/,
  );

const SURNAMES =
  `González Rodríguez Gómez Fernández López Díaz Martínez Pérez García Sánchez Romero Sosa
  Torres Álvarez Ruiz Ramírez Flores Benítez Acosta Medina Herrera Aguirre Pereyra Gutiérrez Giménez
  Molina Silva Castro Rojas Ortiz Núñez Luna Juárez Cabrera Ríos Ferreyra Godoy Morales Domínguez Moreno
  Peralta Vega Carrizo Quiroga Castillo Ledesma Muñoz Ojeda Ponce Vera Vázquez Villalba Cardozo Navarro
  Campos Mesa Casas Blanco Delgado Bravo Reyes Rey Costa Prado Montes Fuentes Iglesias Plaza Cruz Santos
  Mas Lee Su Kim Chen Wang Yamamoto Nakamura Goldberg Kowalski Müller Weiss Schneider Bianchi Rossi Russo
  Ferrari Esposito Zabaleta Etcheverry Goyeneche Iturralde Urquiza Larralde Ibarguren Mamani Quispe Condori
  Choque Ñanco Painemal Curuchet D’Angelo D'Alessandro O’Connor O'Higgins McDonald MacAllister Ben-Ami
  García-Mansilla Pueyrredón-Sáenz Núñez-Cortés Ruiz-Moreno Qwertsson Tatekawa`.split(/\s+/);

const PARTICLES = ['de la', 'del', 'de los', 'de', 'di', 'von', 'San'];
const NICKNAMES = [
  'Naja',
  'Pochi',
  'Cacho',
  'Toto',
  'Beba',
  'Quique',
  'Chela',
  'Tincho',
  'Yoli',
  'Coco',
];

/** A number in [0, 1), of a sequence that is the same each time (mulberry32). */
export type Chance = () => number;

export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function oneOf<Item>(chance: Chance, items: readonly Item[]): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

export interface Somebody {
  readonly firstName: string;
  readonly lastName: string;
  readonly preferredName: string | null;
}

export function somebody(chance: Chance): Somebody {
  const given = () => oneOf(chance, GIVEN);
  const surname = () => oneOf(chance, SURNAMES);
  const shape = chance();
  const lastName =
    shape < 0.7
      ? surname()
      : shape < 0.85
        ? `${surname()} ${surname()}`
        : `${oneOf(chance, PARTICLES)} ${surname()}`;
  return {
    firstName: chance() < 0.6 ? given() : `${given()} ${given()}`,
    lastName,
    preferredName: chance() < 0.15 ? oneOf(chance, NICKNAMES) : null,
  };
}
