import type { PlannerState } from '../planner/planner-state.ts';

/** What the panel's live region says. */
export function announcement(state: PlannerState): string {
  switch (state.kind) {
    case 'off':
    case 'idle':
      return '';
    case 'asking':
      return 'Generando con IA...';
    case 'generated':
      return state.recommendations.length === 0
        ? 'No hay recomendaciones disponibles'
        : 'Las recomendaciones de la IA están listas.';
    case 'cancelled':
      return 'Cancelaste el pedido a la IA.';
    case 'failed':
      return `La IA no está disponible en este momento. ${state.message}`;
  }
}
