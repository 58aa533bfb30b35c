import * as z from 'zod/mini';

// zod would otherwise try `new Function`, which the content security policy forbids and reports.
z.config({ jitless: true });

export {
  keepPreviousData,
  type QueryClient,
  QueryClientProvider,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { useStore } from 'zustand';
export { createStore } from 'zustand/vanilla';
export * from './auth/role.ts';
export * from './auth/session.ts';
export * from './calendar/calendar-filter.ts';
export * from './calendar/calendar-queries.ts';
export {
  type CalendarDay,
  calendarRangeSchema,
  type CalendarRange,
  dayEventsSchema,
  type DayEvents,
  EVENTS_PER_DAY,
  FIRST_YEAR,
  isKnownYear,
  LAST_YEAR,
  MAX_EVENTS_PER_DAY,
} from './calendar/calendar-range.ts';
export * from './calendar/event-labels.ts';
export {
  EVENT_ICONS,
  type EventIconName,
  MAX_PICTURE_ALT,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_SIDE,
  pictureSchema,
} from './calendar/event-look.ts';
export {
  EVENT_TYPES,
  eventTypeSchema,
  type EventType,
  toneSchema,
  type Tone,
  calendarEventSchema,
  type CalendarEvent,
} from './calendar/event.ts';
export { gridDates, GRID_DAYS } from './calendar/month-grid.ts';
export type * from './calendar/sign.ts';
export {
  businessDaysBefore,
  businessDaysLeft,
  type DaysOff,
  isBusinessDay,
} from './dates/business-days.ts';
export * from './dates/iso-date.ts';
export * from './dates/relative-label.ts';
export * from './dates/short-date.ts';
export * from './dates/spanish.ts';
export * from './dates/today.ts';
export { type EventDraft, type EventScope, type CompanyEvent } from './events/company-event.ts';
export * from './events/load-rule-words.ts';
export * from './events/new-event-request.ts';
export { isBridge } from './holidays/bridge.ts';
export {
  celebrationDay,
  daysOffAmong,
  isDayOff,
  preparationDays,
} from './holidays/celebration-day.ts';
export type * from './http/data-query.ts';
export * from './http/fetch-json.ts';
export { shouldRetry, createQueryClient, queryClient } from './http/query-client.ts';
export {
  changed,
  followed,
  inSession,
  privately,
  publicly,
  sessionBegan,
  type Topic,
} from './live/followed.ts';
export type { LiveTopic } from './live/live-change.ts';
export * from './live/use-live.ts';
export {
  type MessageContent,
  type KeptMessage,
  keptMessageResponseSchema,
  type KeptIdea,
  keptIdeasResponseSchema,
} from './messages/kept-message.ts';
export {
  type AskBeforeLeaving,
  type Navigation,
  navigation,
  type PageLocation,
  useLocation,
} from './navigation/navigation.ts';
export * from './people/facets.ts';
export * from './people/names.ts';
export * from './planner/provider.ts';
export {
  BUDGET_TIERS,
  type BudgetTier,
  categorySchema,
  type Category,
  difficultySchema,
  type Cost,
  recommendationSchema,
  type Recommendation,
  type PlannerRequest,
  plannerResponseSchema,
} from './planner/recommendation.ts';
export * from './planner/specification.ts';
export * from './point/contributed-module.ts';
export * from './point/inspected.ts';
export * from './point/page-contributions.ts';
export * from './point/point-props.ts';
export * from './point/use-placing.ts';
export * from './point/use-point.ts';
export type * from './remote/failure-reason.ts';
export { HostProvider, useHost } from './remote/host-context.tsx';
export * from './remote/manifest.ts';
export * from './remote/registry.ts';
export * from './remote/remote-contract.ts';
export {
  REMOTE_LOAD_EVENT,
  type RemoteFault,
  type RemoteLoad,
  type RemoteLoadPhase,
} from './remote/remote-load.ts';
export * from './runtime-config/runtime-config-query.ts';
export * from './runtime-config/runtime-config.ts';
export {
  createSelectionStore,
  type SelectionStore,
  selectionStore,
  useSelection,
  useSelectionStore,
} from './selection/selection-store.ts';
export {
  NOTHING_SELECTED,
  type Selection,
  selectedDate,
  selectedEvent,
} from './selection/selection.ts';
export { sessionQuery, type SessionAnswer } from './session/session-query.ts';
export { sessionOwner } from './session/session-owner.ts';
export { fetchSignedIn, hasPass } from './session/portal-pass.ts';
export * from './session/sign-in-request.ts';
export {
  createToastStore,
  TOAST_MS,
  type ToastAction,
  type Toast,
  type ToastStore,
  toastStore,
  useToasts,
} from './toasts/toast-store.ts';
export * from './view/calendar-request.ts';
export {
  createViewStore,
  useFilter,
  useView,
  type ViewStore,
  viewStore,
} from './view/view-store.ts';
export { CALENDAR_VIEWS, FIRST_VIEW, type ViewName, type ViewState } from './view/view.ts';
