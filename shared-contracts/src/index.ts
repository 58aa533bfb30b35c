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
export * from './api/fetch-json.ts';
export * from './api/query-client.ts';
export * from './calendar/calendar-queries.ts';
export * from './calendar/month-grid.ts';
export * from './dates/today.ts';
export { followed } from './live/followed.ts';
export * from './live/use-live.ts';
export * from './events/new-event-request.ts';
export * from './remote/host-context.tsx';
export * from './remote/remote-contract.ts';
export * from './runtime-config/runtime-config-query.ts';
export type * from './administration.ts';
export * from './shared-schemas.ts';
export * from './selection/selection.ts';
export * from './selection/selection-store.ts';
export * from './session/session-query.ts';
export * from './session/sign-in-request.ts';
export * from './toasts/toast-store.ts';
export * from './view/calendar-request.ts';
export * from './view/view.ts';
export * from './view/view-store.ts';
