import '@testing-library/jest-dom';

/** jsdom has no media; to each question it says no. MUI asks in the old way where it finds one. */
const matchMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

Object.assign(globalThis, { BUILT_WITH_CONTRACT: '1.1.0', matchMedia });
