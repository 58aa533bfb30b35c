import { searchResponseSchema, madeImportsSchema } from '@almanaque/api';
import {
  calendarRangeSchema,
  dayEventsSchema,
  keptIdeasResponseSchema,
  keptMessageResponseSchema,
  peopleFacetsSchema,
  plannerResponseSchema,
  providersResponseSchema,
  runtimeConfigSchema,
  sessionResponseSchema,
} from '@almanaque/shared-contracts';
import { companyEventResponseSchema } from '@almanaque/shared-contracts/schemas';
import type * as z from 'zod/mini';

/** What the server's answers to a remote must be; by method and path, with its variable parts in braces. */
export const ANSWER_SCHEMAS: Readonly<Record<string, z.ZodMiniType>> = {
  'GET /api/v1/runtime-config': runtimeConfigSchema,
  'GET /api/v1/auth/session': sessionResponseSchema,
  'GET /api/v1/calendar': calendarRangeSchema,
  'GET /api/v1/calendar/days/{date}': dayEventsSchema,
  'GET /api/v1/calendar/places': peopleFacetsSchema,
  'GET /api/v1/search': searchResponseSchema,
  'GET /api/v1/providers': providersResponseSchema,
  'POST /functions/v1/ai-event-planner': plannerResponseSchema,
  'GET /api/v1/messages/{event}': keptIdeasResponseSchema,
  'GET /api/v1/messages/{event}/{recommendation}': keptMessageResponseSchema,
  'PUT /api/v1/messages/{event}/{recommendation}': keptMessageResponseSchema,
  'POST /api/v1/events': companyEventResponseSchema,
  'GET /api/v1/events/imports': madeImportsSchema,
  'GET /api/v1/events/{id}': companyEventResponseSchema,
  'PATCH /api/v1/events/{id}': companyEventResponseSchema,
  'DELETE /api/v1/events/{id}': companyEventResponseSchema,
  'POST /api/v1/events/{id}/restore': companyEventResponseSchema,
  'POST /api/v1/events/{id}/undo': companyEventResponseSchema,
};

/** Whether 'GET /a/{x}' is the route of 'GET /a/1'. */
export const isRouteOf = (route: string, asked: string): boolean => {
  const [parts, askedParts] = [route.split('/'), asked.split('/')];
  return (
    parts.length === askedParts.length &&
    parts.every((part, index) => /^\{.+\}$/.test(part) || part === askedParts[index])
  );
};
