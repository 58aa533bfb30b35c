import { openRecommendations, openSpecification } from '../support/home.ts';
import { withAi } from '../support/with-ai.ts';
import type { ScreenState } from './state.ts';

const screen = 'Recomendaciones';
const PLANNER = '**/functions/v1/ai-event-planner';

export const recommendationsStates: readonly ScreenState[] = [
  {
    screen,
    name: 'Predefinidas, con la IA apagada',
    prepare: (page) => openRecommendations(page, '2025-09-25'),
  },
  {
    screen,
    name: 'Fecha sobria',
    prepare: (page) => openRecommendations(page, '2025-09-27'),
  },
  {
    screen,
    name: 'Generando',
    prepare: async (page) => {
      await withAi(page);
      await page.route(PLANNER, () => undefined);
      await page.goto('/?fecha=2025-09-25');
      await page.getByRole('button', { name: 'Ver Recomendaciones de Actividades' }).click();
      await page.getByRole('button', { name: 'Generando con IA...' }).waitFor();
    },
  },
  { screen, name: 'Ficha', prepare: (page) => openSpecification(page, '2025-09-25') },
];
