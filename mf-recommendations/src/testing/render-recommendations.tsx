import {
  createQueryClient,
  HostProvider,
  NOTHING_SELECTED,
  QueryClientProvider,
  selectionStore,
  type CalendarEvent,
} from '@almanaque/shared-contracts';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { RecommendationsView } from '../recommendations-view.tsx';
import { host } from './fixtures.ts';

/** The view in a bare page, under StrictMode as `mount()` has it, with `event` opened. */
export function renderRecommendations(event?: CalendarEvent, config = host) {
  Element.prototype.scrollIntoView = () => undefined;
  selectionStore().restore(NOTHING_SELECTED);
  const queries = createQueryClient();
  const view = render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <HostProvider value={config}>
          <button type="button">Afuera</button>
          <RecommendationsView />
        </HostProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
  const open = (next: CalendarEvent) => act(() => selectionStore().openEvent(next));
  if (event) open(event);
  return { ...view, queries, open, user: userEvent.setup({ delay: null }) };
}
