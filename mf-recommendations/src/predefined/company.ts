import { FIRST_IDEAS } from '@almanaque/shared-contracts/ideas';
import { tierTitle, type Suggestion } from './suggestion.ts';

/** The default set: what suits any event of the company. */
export const COMPANY: readonly Suggestion[] = [
  {
    id: '10',
    tier: 'none',
    title: tierTitle('Actividad', 'none'),
    description:
      'Ronda de reconocimientos. Al cierre de la reunión, cada persona agradece a otra un aporte concreto del último trimestre, en un minuto. Alguien toma nota y lo publica en el canal del equipo.',
    category: 'comunicacion',
    duration: `${FIRST_IDEAS.personalizado.minutes} minutos`,
    participants: '5 a 25 personas',
    difficulty: 'Fácil',
    costUsd: { min: 0, max: 0 },
  },
  {
    id: '11',
    tier: 'low',
    title: tierTitle('Actividad', 'low'),
    description:
      'Pausa de café especial. Café de filtro, medialunas y fruta en el espacio común, sin presentaciones ni pantallas. Mezclá equipos con una pregunta por mesa para que conversen personas que no trabajan juntas.',
    category: 'actividad',
    duration: '45 minutos',
    participants: '10 a 30 personas',
    difficulty: 'Fácil',
    costUsd: { min: 4, max: 8 },
    costPer: 'person',
  },
  {
    id: '12',
    tier: 'high',
    title: tierTitle('Actividad', 'high'),
    description:
      'Jornada fuera de la oficina. Mañana de trabajo por grupos con una pregunta para resolver, almuerzo compartido y una actividad al aire libre por la tarde. Incluye sala, almuerzo y traslado ida y vuelta.',
    category: 'evento',
    duration: 'Un día',
    participants: '15 a 50 personas',
    difficulty: 'Avanzado',
    costUsd: { min: 40, max: 80 },
    costPer: 'person',
  },
];
