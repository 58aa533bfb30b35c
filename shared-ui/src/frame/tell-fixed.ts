/** Told to the frame there is by what may be fixed to the window, whenever that may have changed. */
export const FIXED = 'almanaque-fijo';

/** The ref of such a thing. Inside a portal's page it may have to be raised to be where it belongs. */
export const tellFixed = (element: HTMLElement | null): void =>
  void element?.dispatchEvent(new Event(FIXED, { bubbles: true }));
