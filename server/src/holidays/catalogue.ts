import type { SignName, Tone } from '@almanaque/shared-contracts/schemas';

export interface HolidayText {
  readonly name: string;
  /** Where a month's cell has no room for the name. */
  readonly short?: string;
  readonly description: string;
  readonly tone: Tone;
  readonly sign: SignName;
}

/**
 * Every holiday and non-working day the table and the rules speak of. The key is part of an event's
 * id, so it never changes. Tones follow decisions, Tone: what is remembered is never celebrated.
 */
export const HOLIDAYS = {
  'ano-nuevo': {
    name: 'Año Nuevo',
    description: 'Primer día del año: un momento para desearle lo mejor al equipo.',
    tone: 'festivo',
    sign: 'brindis',
  },
  carnaval: {
    name: 'Carnaval',
    description:
      'Lunes y martes de murgas, comparsas y corsos en todo el país, antes de la Cuaresma.',
    tone: 'festivo',
    sign: 'antifaz',
  },
  memoria: {
    name: 'Día Nacional de la Memoria por la Verdad y la Justicia',
    short: 'Día de la Memoria',
    description:
      'Recuerda a las víctimas de la dictadura que empezó con el golpe de Estado del 24 de marzo de 1976.',
    tone: 'conmemorativo',
    sign: 'panuelo',
  },
  malvinas: {
    name: 'Día del Veterano y de los Caídos en la Guerra de Malvinas',
    short: 'Caídos en Malvinas',
    description:
      'Homenaje a quienes combatieron y a quienes murieron en las islas en 1982. La fecha es la del desembarco.',
    tone: 'conmemorativo',
    sign: 'islas',
  },
  'jueves-santo': {
    name: 'Jueves Santo',
    description: 'Día de la Semana Santa en que la tradición cristiana recuerda la Última Cena.',
    tone: 'sobrio',
    sign: 'pan',
  },
  'viernes-santo': {
    name: 'Viernes Santo',
    description:
      'Día de la Semana Santa en que la tradición cristiana recuerda la muerte de Jesús.',
    tone: 'sobrio',
    sign: 'ramo',
  },
  pesaj: {
    name: 'Pascuas Judías (Pésaj)',
    short: 'Pésaj',
    description:
      'Recuerda la salida del pueblo judío de Egipto. No son laborables los dos primeros días y los dos últimos.',
    tone: 'sobrio',
    sign: 'menora',
  },
  'tolerancia-y-respeto': {
    name: 'Día de acción por la tolerancia y el respeto entre los pueblos',
    short: 'Tolerancia',
    description:
      'En memoria de las víctimas del genocidio armenio, iniciado el 24 de abril de 1915.',
    tone: 'conmemorativo',
    sign: 'nomeolvides',
  },
  'dia-del-trabajador': {
    name: 'Día del Trabajador',
    description:
      'Día internacional que recuerda la lucha obrera por la jornada de ocho horas, en Chicago, en 1886.',
    tone: 'festivo',
    sign: 'engranaje',
  },
  'id-al-fitr': {
    name: 'Fiesta de la Ruptura del Ayuno (Id Al-Fitr)',
    short: 'Id Al-Fitr',
    description: 'Celebra el final del ayuno del mes de Ramadán.',
    tone: 'sobrio',
    sign: 'creciente',
  },
  'revolucion-de-mayo': {
    name: 'Día de la Revolución de Mayo',
    short: 'Revolución de Mayo',
    description: 'El 25 de mayo de 1810 se formó en Buenos Aires la Primera Junta de gobierno.',
    tone: 'festivo',
    sign: 'cabildo',
  },
  guemes: {
    name: 'Paso a la Inmortalidad del General Martín Miguel de Güemes',
    short: 'General Güemes',
    description:
      'Aniversario de la muerte, en 1821, de quien defendió el norte en la guerra de la Independencia.',
    tone: 'sobrio',
    sign: 'poncho',
  },
  belgrano: {
    name: 'Paso a la Inmortalidad del General Manuel Belgrano',
    short: 'General Belgrano',
    description:
      'Aniversario de la muerte, en 1820, del creador de la bandera. Es también el Día de la Bandera.',
    tone: 'sobrio',
    sign: 'bandera',
  },
  independencia: {
    name: 'Día de la Independencia',
    short: 'Independencia',
    description: 'El 9 de julio de 1816 el Congreso reunido en Tucumán declaró la Independencia.',
    tone: 'festivo',
    sign: 'portal',
  },
  'id-al-adha': {
    name: 'Fiesta del Sacrificio (Id Al-Adha)',
    short: 'Id Al-Adha',
    description:
      'Recuerda la disposición de Abraham a sacrificar a su hijo, en los días de la peregrinación a La Meca.',
    tone: 'sobrio',
    sign: 'creciente',
  },
  hegira: {
    name: 'Año Nuevo Islámico (Hégira)',
    short: 'Hégira',
    description:
      'Primer día del calendario islámico, que se cuenta desde el viaje de La Meca a Medina.',
    tone: 'sobrio',
    sign: 'creciente',
  },
  'san-martin': {
    name: 'Paso a la Inmortalidad del General José de San Martín',
    short: 'General San Martín',
    description:
      'Aniversario de la muerte del Libertador, el 17 de agosto de 1850, en Boulogne-sur-Mer, Francia.',
    tone: 'sobrio',
    sign: 'cordillera',
  },
  'rosh-hashana': {
    name: 'Año Nuevo Judío (Rosh Hashaná)',
    short: 'Rosh Hashaná',
    description: 'Dos días con los que empieza el año del calendario hebreo.',
    tone: 'sobrio',
    sign: 'menora',
  },
  'iom-kipur': {
    name: 'Día del Perdón (Iom Kipur)',
    short: 'Iom Kipur',
    description: 'Jornada de ayuno y reflexión, la más solemne del calendario hebreo.',
    tone: 'sobrio',
    sign: 'menora',
  },
  'diversidad-cultural': {
    name: 'Día del Respeto a la Diversidad Cultural',
    short: 'Diversidad Cultural',
    description:
      'Reconoce la historia y los derechos de los pueblos originarios y la mezcla de culturas.',
    tone: 'festivo',
    sign: 'chacana',
  },
  'soberania-nacional': {
    name: 'Día de la Soberanía Nacional',
    short: 'Soberanía Nacional',
    description:
      'Recuerda el combate de la Vuelta de Obligado, contra una flota anglofrancesa, el 20 de noviembre de 1845.',
    tone: 'festivo',
    sign: 'cadena',
  },
  'inmaculada-concepcion': {
    name: 'Día de la Inmaculada Concepción de María',
    short: 'Inmaculada Concepción',
    description: 'Fiesta católica. En muchas casas, es también el día en que se arma el árbol.',
    tone: 'sobrio',
    sign: 'azucena',
  },
  navidad: {
    name: 'Navidad',
    description: 'Fiesta cristiana del nacimiento de Jesús y día de encuentro en familia.',
    tone: 'festivo',
    sign: 'arbol',
  },
  puente: {
    name: 'Feriado con fines turísticos',
    short: 'Puente',
    description: 'Feriado puente, dispuesto para alargar un fin de semana.',
    tone: 'festivo',
    sign: 'puente',
  },
  'puente-no-laborable': {
    name: 'Día no laborable con fines turísticos',
    short: 'No laborable',
    description: 'Día puente que no es feriado: cada empleador decide si se trabaja.',
    tone: 'festivo',
    sign: 'puente',
  },
  'censo-2022': {
    name: 'Censo Nacional 2022',
    description: 'Feriado por el Censo Nacional de Población, Hogares y Viviendas.',
    tone: 'sobrio',
    sign: 'sello',
  },
  'repudio-atentado-2022': {
    name: 'Feriado nacional por única vez (repudio al atentado contra la Vicepresidenta)',
    description: 'Dispuesto por única vez en repudio del atentado del 1 de septiembre de 2022.',
    tone: 'sobrio',
    sign: 'vela',
  },
  'seleccion-campeona-2022': {
    name: 'Feriado nacional por única vez (Selección campeona del mundo)',
    description: 'Dispuesto para recibir a la Selección, campeona del mundo en Catar.',
    tone: 'festivo',
    sign: 'laurel',
  },
} as const satisfies Readonly<Record<string, HolidayText>>;

export type HolidayKey = keyof typeof HOLIDAYS;

export const HOLIDAY_KEYS = Object.keys(HOLIDAYS) as [HolidayKey, ...HolidayKey[]];
