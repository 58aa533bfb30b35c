import {
  anniversary as anniversaryOf,
  birthday as birthdayOf,
  companyEvent,
  provider,
  recommendation,
  runtimeConfig,
} from '@almanaque/shared-contracts/testing';
import { isoDate, type Recommendation } from '@almanaque/shared-contracts';

export const host = runtimeConfig();

export const birthday = birthdayOf({
  id: 'muestra-cumpleanos',
  date: '2025-09-20',
  title: 'Cumpleaños de Marina Olivera',
  description: 'Marina, de Administración, cumple años.',
});

export const anniversary = anniversaryOf({
  id: 'muestra-aniversario',
  date: '2025-09-25',
  title: 'Aniversario de 5 años de Julián Ferreyra',
});

export const springDay = companyEvent({
  id: 'muestra-dia-de-la-primavera',
  date: '2025-09-21',
  title: 'Día de la Primavera',
  type: 'festivo',
});

export const aiRecommendation = (tier: Recommendation['tier'], title: string): Recommendation =>
  recommendation(tier, { title });

export const aiThree = [
  aiRecommendation('none', 'Ronda en el patio'),
  aiRecommendation('low', 'Merienda bajo los jacarandás'),
  aiRecommendation('high', 'Tarde en el Botánico'),
];

export const tortoni = provider({
  id: 'cafe-tortoni',
  name: 'Café Tortoni',
  type: 'Café notable',
  address: 'Av. de Mayo 825',
  barrio: 'Monserrat',
  phone: '+54 11 4342-4328',
  activities: [],
  checkedOn: isoDate('2026-11-21'),
  lat: -34.608824,
  lng: -58.37813,
});

export const gatoNegro = provider({
  ...tortoni,
  id: 'el-gato-negro',
  name: 'El Gato Negro',
  address: 'Av. Corrientes 1669',
  barrio: 'San Nicolás',
  phone: null,
  checkedOn: null,
  lat: -34.604209,
  lng: -58.390307,
});
