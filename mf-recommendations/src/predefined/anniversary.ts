import { FIRST_IDEAS } from '@almanaque/shared-contracts/ideas';
import { tierTitle, type Suggestion } from './suggestion.ts';

export const ANNIVERSARY: readonly Suggestion[] = [
  {
    id: '4',
    tier: 'none',
    title: tierTitle('Recomendación', 'none'),
    description:
      'Carta de reconocimiento de la dirección. Una carilla firmada por quien dirige el equipo, con dos proyectos concretos y lo que cambió gracias a esa persona. Se lee en la reunión semanal y se publica en el canal general.',
    category: 'comunicacion',
    duration: `${FIRST_IDEAS.aniversario.minutes} minutos`,
    participants: 'Todo el equipo',
    difficulty: 'Fácil',
    costUsd: { min: 0, max: 0 },
  },
  {
    id: '5',
    tier: 'low',
    title: tierTitle('Recomendación', 'low'),
    description:
      'Diploma y café con el equipo. Diploma impreso en papel grueso con una frase elegida por sus compañeros, café y medialunas para diez personas, y una foto grupal para la cartelera.',
    category: 'regalo',
    duration: '45 minutos',
    participants: '8 a 12 personas',
    difficulty: 'Moderado',
    costUsd: { min: 20, max: 40 },
    costUnit: 'diploma y café',
  },
  {
    id: '6',
    tier: 'high',
    title: tierTitle('Recomendación', 'high'),
    description:
      'Cena de reconocimiento. Cena en un restaurante notable con la persona homenajeada, su equipo y un acompañante. Antes del postre se entrega un libro dedicado y se proyectan tres minutos de saludos grabados.',
    category: 'evento',
    duration: '3 horas',
    participants: '8 a 20 personas',
    difficulty: 'Avanzado',
    costUsd: { min: 25, max: 50 },
    costPer: 'person',
    costUnit: 'por cubierto',
  },
];
