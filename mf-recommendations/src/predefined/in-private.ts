import { FIRST_IDEAS } from '@almanaque/shared-contracts/ideas';
import { tierTitle, type Suggestion } from './suggestion.ts';

/** For who wants it in private: nothing is announced, and nobody gathers whom the person did not choose. */
export const IN_PRIVATE: readonly Suggestion[] = [
  {
    id: '22',
    tier: 'none',
    title: tierTitle('Recomendación', 'none'),
    description:
      'Saludo a solas. Quien lidera el equipo busca un rato para saludar en persona o por videollamada, sin público, y deja una nota escrita a mano. Nada se publica en canales ni en la cartelera.',
    category: 'comunicacion',
    duration: `${FIRST_IDEAS.privado.minutes} minutos`,
    participants: 'Dos personas',
    difficulty: 'Fácil',
    costUsd: { min: 0, max: 0 },
  },
  {
    id: '23',
    tier: 'low',
    title: tierTitle('Recomendación', 'low'),
    description:
      'Regalo chico, sin ceremonia. Un libro, una planta o algo rico elegido por quien mejor la conoce, con una tarjeta, entregado a solas o enviado a su casa. La tarjeta la firma solo quien la persona quiera.',
    category: 'regalo',
    duration: '15 minutos',
    participants: 'Dos o tres personas',
    difficulty: 'Fácil',
    costUsd: { min: 8, max: 20 },
    costUnit: 'por regalo',
  },
  {
    id: '24',
    tier: 'high',
    title: tierTitle('Recomendación', 'high'),
    description:
      'Una salida a su elección. Un vale para una cena, un teatro o un día de descanso, para usar cuando y con quien la persona quiera. Se entrega en privado y no se cuenta.',
    category: 'regalo',
    duration: 'Cuando la persona quiera',
    participants: 'Quien la persona elija',
    difficulty: 'Moderado',
    costUsd: { min: 50, max: 100 },
    costUnit: 'por vale',
  },
];
