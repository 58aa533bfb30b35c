import type { Place } from './projection.ts';

/** Our own simplified drawing of the city: corners that anyone who lives there would name. */
const at = (lat: number, lng: number): Place => ({ lat, lng });

/** From Parque de los Niños down the river to the mouth of the Riachuelo. */
const COAST: readonly Place[] = [
  at(-34.5285, -58.4625),
  at(-34.5365, -58.4495),
  at(-34.5425, -58.4375),
  at(-34.5495, -58.4255),
  at(-34.5565, -58.4115),
  at(-34.566, -58.3985),
  at(-34.5735, -58.3855),
  at(-34.5775, -58.372),
  at(-34.5875, -58.3645),
  at(-34.598, -58.3535),
  at(-34.6075, -58.3425),
  at(-34.617, -58.3385),
  at(-34.629, -58.3405),
];

/** Upstream, from its mouth to Puente La Noria. */
export const RIACHUELO: readonly Place[] = [
  at(-34.629, -58.3405),
  at(-34.6365, -58.3525),
  at(-34.6408, -58.3615),
  at(-34.6485, -58.3625),
  at(-34.6565, -58.3725),
  at(-34.6595, -58.389),
  at(-34.659, -58.402),
  at(-34.6635, -58.4165),
  at(-34.676, -58.4275),
  at(-34.688, -58.4455),
  at(-34.7053, -58.461),
];

/** Avenida General Paz, from Puente La Noria to the river. */
const GENERAL_PAZ: readonly Place[] = [
  at(-34.7053, -58.461),
  at(-34.6885, -58.485),
  at(-34.6695, -58.5105),
  at(-34.6545, -58.5285),
  at(-34.6395, -58.5295),
  at(-34.6155, -58.5315),
  at(-34.6035, -58.5265),
  at(-34.585, -58.5175),
  at(-34.5665, -58.507),
  at(-34.5545, -58.494),
  at(-34.5405, -58.4755),
  at(-34.5285, -58.4625),
];

/** Closed: the last place joins the first. */
export const OUTLINE: readonly Place[] = [...COAST, ...RIACHUELO.slice(1), ...GENERAL_PAZ.slice(1)];

/** The Río de la Plata, with the shore beyond the city on both sides. */
export const RIVER: readonly Place[] = [
  at(-34.505, -58.472),
  ...COAST,
  at(-34.645, -58.3345),
  at(-34.662, -58.315),
  at(-34.505, -58.315),
];

interface Avenue {
  readonly name: string;
  readonly course: readonly Place[];
}

export const AVENUES: readonly Avenue[] = [
  {
    name: 'Av. Rivadavia',
    course: [
      at(-34.608, -58.372),
      at(-34.6095, -58.3925),
      at(-34.6098, -58.4065),
      at(-34.6115, -58.421),
      at(-34.6203, -58.441),
      at(-34.6285, -58.464),
      at(-34.632, -58.485),
      at(-34.6395, -58.5295),
    ],
  },
  {
    name: 'Av. Corrientes',
    course: [
      at(-34.6027, -58.368),
      at(-34.6037, -58.3816),
      at(-34.6044, -58.3925),
      at(-34.6045, -58.4055),
      at(-34.603, -58.4215),
      at(-34.599, -58.4395),
      at(-34.5875, -58.4545),
    ],
  },
  {
    name: 'Av. 9 de Julio',
    course: [at(-34.5905, -58.3825), at(-34.6037, -58.3816), at(-34.6275, -58.3808)],
  },
  {
    name: 'Av. Santa Fe y Cabildo',
    course: [
      at(-34.595, -58.3755),
      at(-34.5958, -58.3935),
      at(-34.5945, -58.4025),
      at(-34.5812, -58.421),
      at(-34.5765, -58.433),
      at(-34.5625, -58.4565),
      at(-34.5405, -58.4755),
    ],
  },
  {
    name: 'Av. San Juan',
    course: [
      at(-34.621, -58.368),
      at(-34.6222, -58.3808),
      at(-34.6255, -58.416),
      at(-34.629, -58.431),
    ],
  },
  {
    name: 'Av. del Libertador',
    course: [
      at(-34.5905, -58.3745),
      at(-34.582, -58.399),
      at(-34.5715, -58.4185),
      at(-34.557, -58.4425),
      at(-34.541, -58.4635),
    ],
  },
];

interface Label {
  readonly text: string;
  readonly place: Place;
  readonly kind: 'water' | 'barrio';
}

export const LABELS: readonly Label[] = [
  { text: 'Río de la Plata', place: at(-34.547, -58.365), kind: 'water' },
  { text: 'Riachuelo', place: at(-34.6905, -58.415), kind: 'water' },
  { text: 'Belgrano', place: at(-34.553, -58.467), kind: 'barrio' },
  { text: 'Villa Devoto', place: at(-34.5975, -58.5025), kind: 'barrio' },
  { text: 'Caballito', place: at(-34.6155, -58.453), kind: 'barrio' },
  { text: 'Flores', place: at(-34.6405, -58.453), kind: 'barrio' },
  { text: 'Mataderos', place: at(-34.651, -58.498), kind: 'barrio' },
  { text: 'Barracas', place: at(-34.6475, -58.383), kind: 'barrio' },
];
