import { openInspectedPlace, openInspector } from '../support/inspector.ts';
import type { ScreenState } from './state.ts';

const screen = 'Inspector';

/** What whoever makes a part sees over the page. */
export const inspectorStates: readonly ScreenState[] = [
  {
    screen,
    name: 'Para elegir un lugar',
    prepare: async (page) => {
      await openInspector(page);
    },
  },
  { screen, name: 'De un lugar y de una parte', prepare: openInspectedPlace },
];
