import type { Section } from './row.ts';
import { CALENDAR } from './sections/calendar.ts';
import { CALLS } from './sections/calls.ts';
import { CARD } from './sections/card.ts';
import { CONSTANTS } from './sections/constants.ts';
import { DECISIONS } from './sections/decisions.ts';
import { ERROR_SCREEN } from './sections/error-screen.ts';
import { ERRORS } from './sections/errors.ts';
import { EVENT } from './sections/event.ts';
import { HEADER } from './sections/header.ts';
import { MODAL } from './sections/modal.ts';
import { PANEL } from './sections/panel.ts';
import { PROVIDER_AND_SESSION } from './sections/provider-and-session.ts';
import { PURPOSE } from './sections/purpose.ts';
import { RECOMMENDATION } from './sections/recommendation.ts';
import { ROLES } from './sections/roles.ts';
import { ROUTES } from './sections/routes.ts';
import { SPECIFICATION } from './sections/specification.ts';
import { STATES } from './sections/states.ts';
import { TITLE } from './sections/title.ts';
import { VALIDATION } from './sections/validation.ts';

/** All that the specification asks, in its order, and how each is tested. */
export const SECTIONS: readonly Section[] = [
  TITLE,
  PURPOSE,
  ROUTES,
  HEADER,
  CALENDAR,
  PANEL,
  MODAL,
  ERROR_SCREEN,
  EVENT,
  RECOMMENDATION,
  SPECIFICATION,
  PROVIDER_AND_SESSION,
  STATES,
  VALIDATION,
  ROLES,
  CALLS,
  ERRORS,
  CONSTANTS,
  CARD,
  DECISIONS,
];
