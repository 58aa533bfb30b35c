import { FIRST_IDEAS } from '@almanaque/shared-contracts/ideas';
import { tierTitle, type Suggestion } from './suggestion.ts';

export const BIRTHDAY: readonly Suggestion[] = [
  {
    id: '1',
    tier: 'none',
    title: tierTitle('Recomendación', 'none'),
    description:
      'Mural de mensajes del equipo. Cada persona deja en un documento compartido un recuerdo o un deseo de dos líneas; a media mañana se lee en voz alta junto al escritorio o en la videollamada, y el mural queda de regalo.',
    category: 'comunicacion',
    duration: `${FIRST_IDEAS.cumpleanos.minutes} minutos`,
    participants: 'Todo el equipo',
    difficulty: 'Fácil',
    costUsd: { min: 0, max: 0 },
  },
  {
    id: '2',
    tier: 'low',
    title: tierTitle('Recomendación', 'low'),
    description:
      'Torta compartida en la oficina. Una torta para unas doce porciones, velitas y mate a la hora de la merienda. Preguntá antes el sabor preferido y si hay personas celíacas o veganas, y pedí una porción aparte si hace falta.',
    category: 'regalo',
    duration: '40 minutos',
    participants: '8 a 12 personas',
    difficulty: 'Fácil',
    costUsd: { min: 5, max: 12 },
    costUnit: 'por torta',
  },
  {
    id: '3',
    tier: 'high',
    title: tierTitle('Recomendación', 'high'),
    description:
      'Almuerzo con mariachis. Mesa reservada cerca de la oficina para el equipo más cercano y tres canciones en vivo antes del postre. La comida ronda los USD 25–50 y los mariachis, USD 50–100.',
    category: 'evento',
    duration: '2 horas',
    participants: '6 a 15 personas',
    difficulty: 'Avanzado',
    costUsd: { min: 75, max: 150 },
    costUnit: 'comida y mariachis',
  },
];
