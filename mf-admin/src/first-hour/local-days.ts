import type { Province } from '@almanaque/api';
import { dateOf, type IsoDate } from '@almanaque/shared-contracts';

/** A day on which a province, or one of its cities, usually does not work. */
export interface LocalDay {
  readonly month: number;
  readonly day: number;
  readonly title: string;
  /** Where it is the city's alone. */
  readonly city?: string;
}

/**
 * By province. What holds for a company, its province, its city and its trade decide: each is offered,
 * and none is added unasked.
 */
export const LOCAL_DAYS: Readonly<Record<Province, readonly LocalDay[]>> = {
  'Buenos Aires': [
    { month: 2, day: 10, title: 'Aniversario de Mar del Plata', city: 'Mar del Plata' },
    { month: 4, day: 11, title: 'Aniversario de Bahía Blanca', city: 'Bahía Blanca' },
    { month: 11, day: 19, title: 'Aniversario de La Plata', city: 'La Plata' },
  ],
  Catamarca: [],
  Chaco: [{ month: 2, day: 2, title: 'Aniversario de Resistencia', city: 'Resistencia' }],
  Chubut: [{ month: 7, day: 28, title: 'Gesta Galesa' }],
  'Ciudad Autónoma de Buenos Aires': [],
  Córdoba: [
    { month: 7, day: 6, title: 'Aniversario de Córdoba', city: 'Córdoba' },
    { month: 9, day: 30, title: 'San Jerónimo, patrono de Córdoba', city: 'Córdoba' },
  ],
  Corrientes: [{ month: 4, day: 3, title: 'Aniversario de Corrientes', city: 'Corrientes' }],
  'Entre Ríos': [],
  Formosa: [{ month: 4, day: 8, title: 'Aniversario de Formosa', city: 'Formosa' }],
  Jujuy: [{ month: 8, day: 23, title: 'Éxodo Jujeño' }],
  'La Pampa': [{ month: 4, day: 22, title: 'Aniversario de Santa Rosa', city: 'Santa Rosa' }],
  'La Rioja': [{ month: 5, day: 20, title: 'Aniversario de La Rioja', city: 'La Rioja' }],
  Mendoza: [{ month: 7, day: 25, title: 'Santiago Apóstol, patrono de Mendoza' }],
  Misiones: [],
  Neuquén: [{ month: 9, day: 12, title: 'Aniversario de Neuquén', city: 'Neuquén' }],
  'Río Negro': [{ month: 4, day: 22, title: 'Aniversario de Viedma', city: 'Viedma' }],
  Salta: [
    { month: 2, day: 20, title: 'Batalla de Salta' },
    { month: 9, day: 15, title: 'Fiesta del Señor y la Virgen del Milagro' },
  ],
  'San Juan': [{ month: 6, day: 13, title: 'Aniversario de San Juan', city: 'San Juan' }],
  'San Luis': [{ month: 8, day: 25, title: 'San Luis Rey, patrono de San Luis' }],
  'Santa Cruz': [
    { month: 12, day: 19, title: 'Aniversario de Río Gallegos', city: 'Río Gallegos' },
  ],
  'Santa Fe': [
    { month: 9, day: 30, title: 'San Jerónimo, patrono de Santa Fe' },
    { month: 10, day: 7, title: 'Virgen del Rosario', city: 'Rosario' },
    { month: 11, day: 15, title: 'Aniversario de Santa Fe', city: 'Santa Fe' },
  ],
  'Santiago del Estero': [
    { month: 7, day: 25, title: 'Aniversario de Santiago del Estero', city: 'Santiago del Estero' },
  ],
  'Tierra del Fuego': [
    { month: 6, day: 1, title: 'Día de la Provincia' },
    { month: 10, day: 12, title: 'Aniversario de Ushuaia', city: 'Ushuaia' },
  ],
  Tucumán: [{ month: 9, day: 24, title: 'Batalla de Tucumán' }],
};

/** Its next date, `today` included. */
export function nextOf({ month, day }: LocalDay, today: IsoDate): IsoDate {
  const year = Number(today.slice(0, 4));
  const date = dateOf(year, month, day);
  return date < today ? dateOf(year + 1, month, day) : date;
}
