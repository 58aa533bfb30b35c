import { FIRST_IDEAS } from '@almanaque/shared-contracts/ideas';
import { tierTitle, type Suggestion } from './suggestion.ts';

/** For days that only make a weekend longer: nobody celebrates them, but they are prepared for. */
export const BRIDGE: readonly Suggestion[] = [
  {
    id: '19',
    tier: 'none',
    title: tierTitle('Actividad', 'none'),
    description:
      'Aviso de quién está y quién descansa. Se publica quién trabaja en el puente, quién se lo toma y a quién llamar por una urgencia, y cada persona deja anotado lo que queda pendiente. Así nadie mira el correo desde la ruta.',
    category: 'comunicacion',
    duration: `${FIRST_IDEAS.puente.minutes} minutos`,
    participants: 'Todo el equipo',
    difficulty: 'Fácil',
    costUsd: { min: 0, max: 0 },
  },
  {
    id: '20',
    tier: 'low',
    title: tierTitle('Actividad', 'low'),
    description:
      'Desayuno con recomendaciones para el fin de semana largo. Café, facturas y fruta en una mesa larga; quien quiera cuenta en dos minutos una escapada, una película o una receta. Lo contado queda en un documento compartido.',
    category: 'evento',
    duration: '45 minutos',
    participants: '10 a 30 personas',
    difficulty: 'Fácil',
    costUsd: { min: 3, max: 6 },
    costPer: 'person',
  },
  {
    id: '21',
    tier: 'high',
    title: tierTitle('Actividad', 'high'),
    description:
      'Visita cultural a media tarde. Se corta más temprano y el equipo hace una visita guiada por un museo o un teatro, con merienda al final. Quien viaja esa noche llega a tiempo: termina a las seis.',
    category: 'actividad',
    duration: 'Una tarde',
    participants: '10 a 30 personas',
    difficulty: 'Moderado',
    costUsd: { min: 20, max: 45 },
    costPer: 'person',
  },
];
