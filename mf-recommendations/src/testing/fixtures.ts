import {
  isoDate,
  type CalendarEvent,
  type Provider,
  type Recommendation,
  type RuntimeConfig,
} from '@almanaque/shared-contracts';

export const host: RuntimeConfig = {
  apiBase: '',
  publicKey: 'clave-publica',
  timeZone: 'America/Argentina/Buenos_Aires',
  companyName: 'Molinos del Sur',
  city: null,
};

export const birthday: CalendarEvent = {
  id: 'muestra-cumpleanos',
  date: isoDate('2025-09-20'),
  title: 'Cumpleaños de Marina Olivera',
  description: 'Marina, de Administración, cumple años.',
  type: 'cumpleanos',
  tone: 'festivo',
  origin: { kind: 'empresa', sample: true },
  picture: null,
};

export const anniversary: CalendarEvent = {
  ...birthday,
  id: 'muestra-aniversario',
  date: isoDate('2025-09-25'),
  title: 'Aniversario de 5 años de Julián Ferreyra',
  type: 'aniversario',
};

export const springDay: CalendarEvent = {
  ...birthday,
  id: 'muestra-dia-de-la-primavera',
  date: isoDate('2025-09-21'),
  title: 'Día de la Primavera',
  type: 'festivo',
};

export const aiRecommendation = (tier: Recommendation['tier'], title: string): Recommendation => ({
  id: `ia-${tier}`,
  tier,
  title,
  description: 'Una caminata corta con merienda al final.',
  category: 'actividad',
  duration: '1 hora',
  participants: '10 personas',
  difficulty: 'Fácil',
  costUsd: tier === 'none' ? { min: 0, max: 0 } : { min: 20, max: 40 },
  specification: {
    objetivo: 'Salir un rato de la rutina.',
    anticipacion: '1 semana antes',
    leadDays: 5,
    dirigida: 'A todo el equipo.',
    roles: ['Una persona que guía'],
    comunicacion: { texto: 'Hola {nombre}, a las {hora}.', medio: 'Correo' },
    proveedores: [],
  },
});

export const aiThree = [
  aiRecommendation('none', 'Ronda en el patio'),
  aiRecommendation('low', 'Merienda bajo los jacarandás'),
  aiRecommendation('high', 'Tarde en el Botánico'),
];

export const tortoni: Provider = {
  id: 'cafe-tortoni',
  name: 'Café Tortoni',
  type: 'Café notable',
  address: 'Av. de Mayo 825',
  barrio: 'Monserrat',
  phone: '+54 11 4342-4328',
  lat: -34.608824,
  lng: -58.37813,
};

export const gatoNegro: Provider = {
  ...tortoni,
  id: 'el-gato-negro',
  name: 'El Gato Negro',
  address: 'Av. Corrientes 1669',
  barrio: 'San Nicolás',
  phone: null,
  lat: -34.604209,
  lng: -58.390307,
};
