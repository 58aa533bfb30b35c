import { bellStates } from './bell.ts';
import { calendarStates } from './calendar.ts';
import { frameStates } from './frame.ts';
import { inspectorStates } from './inspector.ts';
import { plansStates } from './plans.ts';
import { portalStates } from './portal/states.ts';
import { recommendationsStates } from './recommendations.ts';
import { settingsStates } from './settings.ts';
import type { ScreenState } from './state.ts';

/** Every state of every screen. A new screen adds its own list here. */
export const STATES: readonly ScreenState[] = [
  ...calendarStates,
  ...bellStates,
  ...recommendationsStates,
  ...plansStates,
  ...frameStates,
  ...settingsStates,
  ...inspectorStates,
  ...portalStates,
];
