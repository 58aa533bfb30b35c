import {
  openCoverage,
  openCrowdedPlans,
  openEmptyPlans,
  openPlan,
  openRefusedPlan,
} from '../support/plans.ts';
import type { ScreenState } from './state.ts';

const screen = 'Planes';
const now = '2026-12-01T09:00-03:00';

export const plansStates: readonly ScreenState[] = [
  { screen, now, name: 'Sin nada para hacer', prepare: openEmptyPlans },
  { screen, now, name: 'Trescientos, de nombres largos', prepare: openCrowdedPlans },
  { screen, now, name: 'Un plan', isWhole: true, prepare: openPlan },
  { screen, now, name: 'A quién se celebró', isWhole: true, prepare: openCoverage },
  {
    screen,
    now,
    name: 'Plan que no se ve con esa cuenta',
    prepare: (page) => openRefusedPlan(page, 403),
  },
  { screen, now, name: 'Plan que no está', prepare: (page) => openRefusedPlan(page, 404) },
  {
    screen,
    now,
    name: 'Plan que no se pudo cargar',
    prepare: (page) => openRefusedPlan(page, 500),
  },
];
