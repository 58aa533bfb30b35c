import type { Recommendation } from '@almanaque/shared-contracts/schemas';

/** One that only the AI knows. */
export const idea = (id: string, title = 'Mesa de sabores'): Recommendation => ({
  id,
  tier: 'low',
  title,
  description: 'Cada persona trae un sabor de su provincia.',
  category: 'actividad',
  duration: '1 hora',
  participants: '10 a 20 personas',
  difficulty: 'Fácil',
  costUsd: { min: 40, max: 90 },
  specification: {
    objetivo: 'Conocerse.',
    anticipacion: '1 semana antes',
    leadDays: 5,
    dirigida: 'Todo el equipo',
    roles: ['Una persona que compre'],
    comunicacion: { texto: 'Hola, {nombre}.', medio: 'Correo' },
    proveedores: [],
  },
});
