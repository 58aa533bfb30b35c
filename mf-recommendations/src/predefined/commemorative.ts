import { FIRST_IDEAS } from '@almanaque/shared-contracts/ideas';
import { tierTitle, type Suggestion } from './suggestion.ts';

/** For dates that are remembered (decisions, Tone): nothing here celebrates. */
export const COMMEMORATIVE: readonly Suggestion[] = [
  {
    id: '13',
    tier: 'none',
    title: tierTitle('Actividad', 'none'),
    description:
      'Minuto de silencio y lectura breve. A una hora fijada de antemano el trabajo se detiene, una persona lee un texto de una carilla sobre la fecha y se guarda un minuto de silencio. Participar es voluntario.',
    category: 'comunicacion',
    duration: `${FIRST_IDEAS.conmemorativo.minutes} minutos`,
    participants: 'Quien quiera sumarse',
    difficulty: 'Fácil',
    costUsd: { min: 0, max: 0 },
  },
  {
    id: '14',
    tier: 'low',
    title: tierTitle('Actividad', 'low'),
    description:
      'Charla con material de archivo. Una persona que estudió o vivió el tema expone media hora, con fotos o documentos públicos, y quedan veinte minutos para preguntas. El costo cubre impresiones y el viático de quien expone.',
    category: 'actividad',
    duration: '50 minutos',
    participants: '10 a 40 personas',
    difficulty: 'Moderado',
    costUsd: { min: 20, max: 60 },
    costUnit: 'material y viático',
  },
  {
    id: '15',
    tier: 'high',
    title: tierTitle('Actividad', 'high'),
    description:
      'Visita guiada a un espacio de memoria. Recorrido grupal con guía, en horario laboral, con traslado desde la oficina y un rato al final para conversar lo visto. Avisá el contenido con anticipación: puede conmover.',
    category: 'actividad',
    duration: 'Media jornada',
    participants: '10 a 25 personas',
    difficulty: 'Avanzado',
    costUsd: { min: 150, max: 350 },
    costUnit: 'por grupo, con traslado',
  },
];
