import { FIRST_IDEAS } from '@almanaque/shared-contracts/ideas';
import { tierTitle, type Suggestion } from './suggestion.ts';

export const HOLIDAY: readonly Suggestion[] = [
  {
    id: '7',
    tier: 'none',
    title: tierTitle('Actividad', 'none'),
    description:
      'Trivia sobre la fecha. Diez preguntas sobre el origen y las costumbres del día, por equipos mezclados de cuatro personas, en la sala o por videollamada. Quien gana elige la música de la tarde.',
    category: 'actividad',
    duration: `${FIRST_IDEAS.festivo.minutes} minutos`,
    participants: 'Todo el equipo, en grupos de 4',
    difficulty: 'Fácil',
    costUsd: { min: 0, max: 0 },
  },
  {
    id: '8',
    tier: 'low',
    title: tierTitle('Actividad', 'low'),
    description:
      'Desayuno temático con comidas típicas. Pastelitos, tortas fritas, mate y café en una mesa larga con los colores de la fecha. Cada porción alcanza para un desayuno completo; sumá una opción sin TACC.',
    category: 'evento',
    duration: '1 hora',
    participants: '10 a 30 personas',
    difficulty: 'Moderado',
    costUsd: { min: 3, max: 6 },
    costPer: 'person',
  },
  {
    id: '9',
    tier: 'high',
    title: tierTitle('Actividad', 'high'),
    description:
      'Salida grupal a un espectáculo. Entradas para una función de música, teatro o tango ligada a la fecha, con encuentro media hora antes en un café cercano y traslado de vuelta para quien vive lejos.',
    category: 'evento',
    duration: 'Una tarde',
    participants: '10 a 40 personas',
    difficulty: 'Avanzado',
    costUsd: { min: 30, max: 60 },
    costPer: 'person',
  },
];
