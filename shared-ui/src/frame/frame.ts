/**
 * Marks the element a remote may take for its page where it is embedded: the design tokens hold in
 * it and nowhere else, and menus, dialogs and style rules go into it or its shadow root.
 */
export const FRAME_ATTRIBUTE = 'data-almanaque-frame';

/** One rem inside a frame: what the reader set as text size, whatever the portal made of its root's. */
export const FRAME_REM = '--almanaque-rem';

/** What a part's own width is measured by inside a frame. */
export const FRAME_CONTAINER = 'almanaque';
