import type * as Sheet from '@emotion/sheet';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// How long `findBy…` and `waitFor` wait for a state. Their own second is over before a busy machine
// has drawn it; where the state comes at once, nobody waits longer for it.
configure({ asyncUtilTimeout: 20_000 });

/** jsdom has no media; to each question it says no. MUI asks in the old way where it finds one. */
const matchMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** Nothing is laid out in jsdom, so nothing scrolls; it complains of being asked. */
const scrollTo = () => undefined;

Object.assign(globalThis, { BUILT_WITH_CONTRACT: '1.1.0', matchMedia, scrollTo });

// Nothing is laid out here, and every query by role asks what each rule says of each element: two fifths
// of the time. What the looks hide is seen in the browser's tests; a test of the rules takes the real one
// back by `jest.unmock('@emotion/sheet')`.
jest.mock('@emotion/sheet', () => {
  const real = jest.requireActual<typeof Sheet>('@emotion/sheet');
  return {
    StyleSheet: class extends real.StyleSheet {
      override insert = (): void => undefined;
    },
  };
});
