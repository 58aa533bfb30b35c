import { createRemote } from '@almanaque/ui';
import { CalendarView } from './calendar-view.tsx';
import { CalendarPlaceholder } from './calendar-placeholder.tsx';

export const { contractVersion, mount, Component } = createRemote({
  contractVersion: BUILT_WITH_CONTRACT,
  View: CalendarView,
  Placeholder: CalendarPlaceholder,
  failureMessage: 'El calendario no se pudo mostrar.',
});
