import { FIRST_IDEAS } from '@almanaque/shared-contracts/ideas';
import { tierTitle, type Suggestion } from './suggestion.ts';

/** For dates marked soberly (decisions, Tone): a pause and something useful, no celebration. */
export const SOBER: readonly Suggestion[] = [
  {
    id: '16',
    tier: 'none',
    title: tierTitle('Actividad', 'none'),
    description:
      'Una pausa y un compromiso. Diez minutos para contar por qué existe la fecha y veinte para que cada equipo elija una acción chica y medible que pueda cumplir en un mes. Se anotan y se revisan a los treinta días.',
    category: 'comunicacion',
    duration: `${FIRST_IDEAS.sobrio.minutes} minutos`,
    participants: 'Todo el equipo',
    difficulty: 'Fácil',
    costUsd: { min: 0, max: 0 },
  },
  {
    id: '17',
    tier: 'low',
    title: tierTitle('Actividad', 'low'),
    description:
      'Encuentro con una organización que trabaja el tema. Una hora con alguien de una asociación civil o de la universidad, presencial o por videollamada, con material impreso para llevar y un aporte para la organización.',
    category: 'actividad',
    duration: '1 hora',
    participants: '10 a 40 personas',
    difficulty: 'Moderado',
    costUsd: { min: 30, max: 80 },
    costUnit: 'material y aporte',
  },
  {
    id: '18',
    tier: 'high',
    title: tierTitle('Actividad', 'high'),
    description:
      'Jornada de voluntariado. Media jornada de trabajo voluntario con una organización vinculada a la fecha: el grupo se divide en tareas concretas, con traslado, refrigerio e insumos a cargo de la empresa.',
    category: 'actividad',
    duration: 'Media jornada',
    participants: '10 a 30 personas',
    difficulty: 'Avanzado',
    costUsd: { min: 200, max: 500 },
    costUnit: 'por grupo, con insumos',
  },
];
