import type { Recommendation } from '@almanaque/shared-contracts/schemas';

/** A cake that takes ten business days, whole as the page sends it. */
export const CAKE: Recommendation = {
  id: '2',
  tier: 'low',
  title: 'Recomendación con bajo presupuesto',
  description: 'Torta compartida. Una torta para doce personas a la hora de la merienda.',
  category: 'evento',
  duration: '40 minutos',
  participants: '8 a 12 personas',
  difficulty: 'Fácil',
  costUsd: { min: 5, max: 12 },
  specification: {
    objetivo: 'Juntarse un rato.',
    anticipacion: '2 semanas antes',
    leadDays: 10,
    dirigida: 'El equipo',
    roles: ['Recursos Humanos, que encarga la torta', 'Quien lidera el equipo'],
    comunicacion: { texto: 'Feliz cumpleaños, {nombre}.', medio: 'Correo al equipo' },
    proveedores: [],
  },
};
